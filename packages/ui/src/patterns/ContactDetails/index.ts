// `ContactDetails`: where the studio is, when it answers, and its email address.
// A pattern is a section of a page, made of components.
export { ContactDetails, type ContactDetailsProps } from './ContactDetails.tsx';
