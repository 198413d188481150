// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

/** `scrollIntoView` scrolls to the section; `scrollBy` with 0 ends a running scroll. */
const scrollIntoView = vi.fn<Element['scrollIntoView']>();
const scrollBy = vi.fn<(options?: ScrollToOptions) => void>();

function Pages() {
  const main = useScrollAndFocus();
  return (
    <main ref={main} tabIndex={-1}>
      <Routes>
        <Route path="/" element={<Link to="/contact#form">Contact</Link>} />
        <Route path="/contact" element={<form id="form" />} />
      </Routes>
    </main>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollBy', scrollBy);
  Element.prototype.scrollIntoView = scrollIntoView;
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  );
  act(() => screen.getByRole('link').click());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the page scrolls to the fragment’s element after navigation to another page', () => {
  vi.advanceTimersByTime(1000);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollBy).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'keydown', 'wheel'])(
  'the page does not scroll after a %s before the scroll begins',
  action => {
    document.body.dispatchEvent(new Event(action, { bubbles: true }));
    vi.advanceTimersByTime(1000);
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);

test('the scroll stops when the visitor presses a pointer during it', () => {
  vi.advanceTimersByTime(1000);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});
