import { application as copy } from '@fit-to-print/content/application';
import { messages, validation } from '@fit-to-print/content/messages';
import type { ApplicationCopy } from '@fit-to-print/ui/flows/ApplicationWizard';
import type { ApplicationData } from '@fit-to-print/ui/templates/ApplicationTemplate';
import { type Page, pageHead } from '../page.ts';

/** What the template shows, and the words of the wizard in it. */
export type ApplicationPageData = ApplicationData & { readonly wizard: ApplicationCopy };

const { overview, stages, loading, profile, business } = copy;
const asks = [profile, business].map(fields => Object.values<{ label: string; hint?: string }>(fields));

export const application: Page<ApplicationPageData> = {
  path: '/application',
  template: 'application',
  head: pageHead('/application'),
  data: {
    ...overview,
    loading,
    stages: stages.map(({ title, margin }, index) => ({
      title,
      margin,
      asks: asks[index]!.map(({ label, hint }) => ({ label, ...(hint !== undefined && { hint }) })),
    })),
    wizard: {
      ...copy,
      summary: validation.summary,
      messages: {
        profileIncomplete: messages.profileIncomplete,
        businessIncomplete: messages.businessIncomplete,
        submitted: messages.applicationSubmitted,
        failed: messages.applicationFailed,
      },
    },
  },
};
