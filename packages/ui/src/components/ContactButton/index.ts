// `ContactButton`: opens the contact form and fills in what the page knows, such as a package or a city, so that a visitor need not type
// it.
export { ContactButton, type ContactButtonProps, type ContactPrefill } from './ContactButton.tsx';
