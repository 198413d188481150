// `ContactDetails`: where the studio is, when it answers, and its email address.
export { ContactDetails, type ContactDetailsProps } from './ContactDetails.tsx';
