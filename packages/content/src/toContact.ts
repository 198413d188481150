/** The form on the contact page: where links to the desk lead. */
export const toContact = '/contact#get-in-touch';
