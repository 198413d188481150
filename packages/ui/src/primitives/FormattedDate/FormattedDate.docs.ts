// Documentation of `FormattedDate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'A date in words: November 20, 2026.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['date', 'time', 'datetime', 'today', 'timestamp'],
  use: [
    { text: 'A date of publication or of the last change.', story: 'Playground' },
    { text: '`today` in the header and in legal texts that show the current date.', story: 'Today' },
  ],
  avoid: [
    {
      text: 'The time of day, or “two days ago”: it shows whole days only.',
      instead: 'Flows/ApplicationWizard/Review',
    },
  ],
  anatomy: [['Time', 'A `<time>` element with the ISO date, so that machines read it too.']],
  keyboard: [],
  screenReader: ['The date as it is written: “November 20, 2026”.'],
  related: {
    'Primitives/Text': 'the type around it.',
  },
} satisfies ComponentDocs;
