/** The form on the contact page: where links to the desk lead. */
export const contactHref = '/contact#get-in-touch';
