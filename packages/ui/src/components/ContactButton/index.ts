export { ContactButton, type ContactButtonProps, type ContactPrefill } from './ContactButton.tsx';
