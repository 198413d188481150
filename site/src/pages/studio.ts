import { application } from '@fit-to-print/content/application';
import { studio as copy } from '@fit-to-print/content/studio';
import type { StudioCopy } from '@fit-to-print/ui/flows/StudioInbox';
import type { StudioData } from '@fit-to-print/ui/templates/StudioTemplate';
import { type Page, pageHead } from '../page.ts';

const { headline, loading, withoutScript, stranger, unknown, facts, message, attribution, direct, ...desk } =
  copy;

const { businessDetails, businessTeam, businessProgress, businessStrategy } = application.business;
const answers = {
  business_details: businessDetails.label,
  business_team: businessTeam.label,
  business_progress: businessProgress.label,
  business_strategy: businessStrategy.label,
};

/** What the template shows, the words of the desk in it, and the labels of what was sent. */
export interface StudioPageData extends StudioData {
  readonly desk: StudioCopy;
  readonly labels: {
    readonly facts: Readonly<Record<keyof typeof facts, string>>;
    readonly message: string;
    /** Of an application, by the column that it is kept in. */
    readonly answers: Readonly<Record<keyof typeof answers, string>>;
    readonly fullTime: Readonly<Record<keyof typeof application.profile.fullTime.options, string>>;
    readonly attribution: Readonly<Record<keyof typeof attribution, string>>;
    readonly direct: string;
  };
}

export const studio: Page<StudioPageData> = {
  path: '/studio',
  template: 'studio',
  head: pageHead('/studio'),
  data: {
    headline,
    loading,
    withoutScript,
    stranger,
    unknown,
    desk: { ...desk, entry: { ...desk.entry, loading } },
    labels: {
      facts,
      message,
      answers,
      fullTime: application.profile.fullTime.options,
      attribution,
      direct,
    },
  },
};
