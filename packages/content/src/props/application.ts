import type { ApplicationCopy } from '@fit-to-print/ui/flows/ApplicationWizard';
import { application } from '../application.ts';
import { messages, validation } from '../messages.ts';

/** The texts of the application form, as the props of `ApplicationWizard`. */
export const wizardCopy: ApplicationCopy = {
  ...application,
  summary: validation.summary,
  messages: {
    incomplete: { profile: messages.profileIncomplete.title, business: messages.businessIncomplete.title },
    submitted: messages.applicationSubmitted,
    failed: messages.applicationFailed,
  },
};
