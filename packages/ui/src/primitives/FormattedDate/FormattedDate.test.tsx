// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormattedDate } from './FormattedDate.tsx';

describe('FormattedDate', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date(2031, 1, 3, 23, 59));
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('prints the date that it is given, whatever the day', () => {
    render(<FormattedDate date="2026-11-20" />);
    expect(screen.getByText('November 20, 2026')).toHaveProperty('dateTime', '2026-11-20');
  });

  it('is prerendered with the day of the build', () => {
    expect(renderToString(<FormattedDate date="2026-11-20" today />)).toBe(
      '<time dateTime="2026-11-20" data-today="">November 20, 2026</time>',
    );
  });

  it.each([
    ['as it was printed', 'November 20, 2026'],
    ['with the reader’s day in it already', 'February 3, 2031'],
  ])('is the reader’s own date after it was hydrated, %s, without a mismatch', (_, told) => {
    const root = document.body.appendChild(document.createElement('div'));
    const markup = new DOMParser().parseFromString(
      renderToString(<FormattedDate date="2026-11-20" today />),
      'text/html',
    );
    root.replaceChildren(...markup.body.childNodes);
    root.firstElementChild!.textContent = told;
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    render(<FormattedDate date="2026-11-20" today />, { container: root, hydrate: true, onRecoverableError });
    expect(screen.getByText('February 3, 2031')).toHaveProperty('dateTime', '2031-02-03');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
