// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

/** How often the page was told to scroll to the section, and to stay where it is. */
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

test('a new page scrolls to the section of its address', () => {
  vi.advanceTimersByTime(1000);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollBy).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'keydown', 'wheel'])('a %s before the scroll prevents it', action => {
  document.body.dispatchEvent(new Event(action, { bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('a press during the scroll stops it where it is', () => {
  vi.advanceTimersByTime(1000);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});
