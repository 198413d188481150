export { ContactButton, type ContactButtonProps, type ContactLead } from './ContactButton.tsx';
