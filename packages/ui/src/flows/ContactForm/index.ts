// `ContactForm`: sends a message to the studio.
export { ContactForm, type ContactFormCopy, type ContactFormProps } from './ContactForm.tsx';
export type {
  ContactOutcome,
  ContactProblems,
  ContactRequest,
  ContactValues,
} from '../shared/contact.machine.ts';
