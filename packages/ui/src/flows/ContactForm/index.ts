// `ContactForm`: sends a message to the studio.
// A flow is a form or a dialog with a state machine.
export { ContactForm, type ContactFormCopy, type ContactFormProps } from './ContactForm.tsx';
export type {
  ContactOutcome,
  ContactProblems,
  ContactRequest,
  ContactValues,
} from '../shared/contact.machine.ts';
