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

  it('shows the given date', () => {
    render(<FormattedDate date="2026-11-20" />);
    expect(screen.getByText('November 20, 2026')).toHaveProperty('dateTime', '2026-11-20');
  });

  it('prerenders the given date with a data-today attribute', () => {
    expect(renderToString(<FormattedDate date="2026-11-20" today />)).toBe(
      '<time dateTime="2026-11-20" data-today="">November 20, 2026</time>',
    );
  });

  it.each([
    ['the day of the build', 'November 20, 2026'],
    ['the current day', 'February 3, 2031'],
  ])('shows the current date after hydrating markup with %s, without an error', (_, prerenderedText) => {
    const root = document.body.appendChild(document.createElement('div'));
    const markup = new DOMParser().parseFromString(
      renderToString(<FormattedDate date="2026-11-20" today />),
      'text/html',
    );
    root.replaceChildren(...markup.body.childNodes);
    root.firstElementChild!.textContent = prerenderedText;
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    render(<FormattedDate date="2026-11-20" today />, { container: root, hydrate: true, onRecoverableError });
    expect(screen.getByText('February 3, 2031')).toHaveProperty('dateTime', '2031-02-03');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
