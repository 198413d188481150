// `ContactButton`: opens the contact form and fills in what the page knows, such as a package or a city, so that a visitor need not type
// it.
// A component is a control or another small part of a page.
export { ContactButton, type ContactButtonProps, type ContactPrefill } from './ContactButton.tsx';
