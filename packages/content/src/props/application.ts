import type { ApplicationCopy } from '@fit-to-print/ui/flows/ApplicationWizard';
import { application } from '../application.ts';
import { messages, validation } from '../messages.ts';

export const wizardCopy: ApplicationCopy = {
  ...application,
  summary: validation.summary,
  messages: {
    incomplete: { profile: messages.profileIncomplete.title, business: messages.businessIncomplete.title },
    submitted: messages.applicationSubmitted,
    failed: messages.applicationFailed,
  },
};
