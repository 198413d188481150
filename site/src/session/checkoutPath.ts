/** Opens the checkout of a tier for a signed-in visitor. The bootstrap uses this module, too. */
export const checkoutPath = (tier: string) => `/pricing?checkout=${tier}`;
