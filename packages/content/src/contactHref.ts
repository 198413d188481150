/** The address of the contact form: `get-in-touch` is the id of its section on the page /contact. */
export const contactHref = '/contact#get-in-touch';
