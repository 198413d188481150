/** The path that opens the checkout of a tier for a signed-in user (`useReturnToSite`). The bootstrap uses this module, too. */
export const checkoutPath = (tier: string) => `/pricing?checkout=${tier}`;
