import { application as copy } from '@fit-to-print/content/application';
import { wizardCopy } from '@fit-to-print/content/props/application';
import { stageHeadline } from '@fit-to-print/ui/flows/ApplicationWizard/stageHeadline';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

const { overview, stages, loading, profile, business } = copy;
const stageFields = [profile, business].map(fields =>
  Object.values<{ label: string; hint?: string }>(fields),
);

/** What the page /application shows. Only the build reads it, and writes it for the browser. */
export default definePageData(definition, {
  data: {
    ...overview,
    loading,
    stages: stages.map(({ title, progress }, index) => ({
      title,
      progress,
      fields: stageFields[index]!.map(({ label, hint }) => ({ label, ...(hint !== undefined && { hint }) })),
    })),
    wizard: wizardCopy,
  },
  laterHeadlines: stages.map(({ title }) => stageHeadline(title)),
});
