// Sample values, and the states of the contact form's state machine, for stories and tests.
import type { StateValueFrom } from 'xstate';
import type { ContactContext, contactMachine, ContactValues } from './contact.machine.ts';

/** The values of a contact form that is filled in. `leave_blank` is a hidden field that only programs fill in. */
export const filledValues: ContactValues = {
  name: 'Ada Lindqvist',
  email: 'ada@hopyard.example',
  phone: '',
  city: 'Milwaukee',
  message: 'Hops by subscription. Brewers order in spring, and growers are paid in March.',
  inquiry_type: 'consultation',
  leave_blank: '',
};

/** The context after the form was sent. */
const submitted: ContactContext = {
  values: filledValues,
  problems: {},
  rejection: {},
  submitCount: 1,
};

/** One context per state: a state without one does not compile. */
export const contexts = {
  idle: { values: null, problems: {}, rejection: {}, submitCount: 0 },
  invalid: {
    values: null,
    problems: { name: 'Enter your name.', message: 'Enter your message.' },
    rejection: {},
    submitCount: 1,
  },
  sending: submitted,
  sent: submitted,
  failed: submitted,
} satisfies Record<StateValueFrom<typeof contactMachine>, ContactContext>;
