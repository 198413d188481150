import { lazy } from 'react';
import { definePage } from '../definePage.ts';

const loadForm = () => import('./AuthForm.tsx');

/**
 * Declares the page /auth, on which visitors sign in. It differs from other pages: search engines do not list it (`isIndexed`), it shows no
 * promo card (`hasPromo`), and React starts with the page, not on the first interaction (`hydratesOnLoad`).
 */
export default definePage({
  path: '/auth',
  // The form is downloaded with the page, unless the visitor may be signed in and then redirected without it.
  loadTemplate: async session => {
    const [{ authPage }, form] = await Promise.all([
      import('./Live.tsx'),
      session.mayBeSignedIn() ? undefined : loadForm(),
    ]);
    return authPage(form?.default ?? lazy(() => session.waitUntilFormIsNeeded().then(loadForm)));
  },
  isIndexed: false,
  hasPromo: false,
  hydratesOnLoad: true,
});
