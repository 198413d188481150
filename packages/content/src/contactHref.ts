/** The link to the contact form. */
export const contactHref = '/contact#get-in-touch';
