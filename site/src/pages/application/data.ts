import { application as copy } from '@fit-to-print/content/application';
import { wizardCopy } from '@fit-to-print/content/props/application';
import { stageHeadline } from '@fit-to-print/ui/flows/ApplicationWizard/stageHeadline';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

const { overview, stages, loading, profile, business } = copy;
/** The fields of each stage, which the page lists before it shows the form. */
const stageFields = [profile, business].map(fields =>
  Object.values<{ label: string; hint?: string }>(fields),
);

/** What the page /application, a form in two steps (stages), shows. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(pageDefinition, {
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
