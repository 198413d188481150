// The address that starts the purchase of a tier. A tier is a monthly package.
/**
 * The path that opens the checkout of a tier for a signed-in user. `site/src/pages/pricing/Live.tsx` reads it. This module imports
 * nothing, because the bootstrap script, which must stay small, uses it, too.
 */
export const checkoutPath = (tier: string) => `/pricing?checkout=${tier}`;
