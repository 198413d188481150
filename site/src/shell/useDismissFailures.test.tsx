// @vitest-environment happy-dom
import { useToast } from '@fit-to-print/ui/components/Toast';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, MemoryRouter, Navigate, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDismissFailures } from './useDismissFailures.ts';

/** The events of the toast, in order. */
const events = vi.hoisted((): string[] => []);
// The real module has styles, which the unit tests do not compile.
vi.mock('@fit-to-print/ui/components/Toast', () => {
  const toast = {
    show: ({ title }: { title: string }) => void events.push(`shown: ${title}`),
    dismissFailure: () => void events.push('dismissed'),
  };
  return { useToast: () => toast };
});

/** A site with a page that redirects, a page that shows a failure, and links to them. */
function Pages() {
  useDismissFailures();
  return (
    <>
      <Link to="/about">About</Link>
      <Link to="/account">Account</Link>
      <Link to="/lost">Lost</Link>
      <Routes>
        <Route path="/account" element={<Redirect />} />
        <Route path="/auth" element={<h1>Sign in</h1>} />
        <Route path="/lost" element={<Lost />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

/** Shows the toast of a failure. */
function useFailure(title: string) {
  const toast = useToast();
  useEffect(() => toast.show({ tone: 'destructive', title, description: null }), [toast, title]);
}

/** A page that redirects, and says why. */
function Redirect() {
  useFailure('Signed out');
  return <Navigate to="/auth" replace />;
}

/** A page that shows a message about a failure when it opens. */
function Lost() {
  useFailure('Not found');
  return null;
}

/** Clicks a link. */
const follow = (name: string) => act(() => screen.getByRole('link', { name }).click());

beforeEach(() => {
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  );
  events.length = 0;
});
afterEach(cleanup);

test('useDismissFailures dismisses a failure’s message when the visitor goes to another page', () => {
  follow('About');
  expect(events).toEqual(['dismissed']);
});

test('useDismissFailures keeps the message that says why a page redirects', () => {
  follow('Account');
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeDefined();
  expect(events.at(-1)).toBe('shown: Signed out');
});

test('useDismissFailures keeps the message that the next page shows', () => {
  follow('Lost');
  expect(events).toEqual(['dismissed', 'shown: Not found']);
});
