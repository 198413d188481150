/** The address of the contact form. */
export const contactHref = '/contact#get-in-touch';
