import { application as copy } from '@fit-to-print/content/application';
import { messages, validation } from '@fit-to-print/content/messages';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

const { overview, stages, loading, profile, business } = copy;
const stageFields = [profile, business].map(fields =>
  Object.values<{ label: string; hint?: string }>(fields),
);

export default definePageData(definition, {
  data: {
    ...overview,
    loading,
    stages: stages.map(({ title, progress }, index) => ({
      title,
      progress,
      fields: stageFields[index]!.map(({ label, hint }) => ({ label, ...(hint !== undefined && { hint }) })),
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
});
