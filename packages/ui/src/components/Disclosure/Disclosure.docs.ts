// Documentation of `Disclosure` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'A question or heading whose answer opens below it. It works without script, and the browser’s search opens it.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['accordion', 'collapse', 'expander', 'expandable', 'question', 'details', 'FAQ', 'show more'],
  use: [
    {
      text: 'A list of questions of which a reader needs one or two. Each opens and closes alone: an open one stays open, so that nothing moves away from a reader and two answers can be compared.',
      story: 'Several',
    },
  ],
  avoid: [
    {
      text: 'A single paragraph that everybody should read: show it.',
      instead: 'Primitives/Text/Playground',
    },
    {
      text: 'A heading of several lines: a list of them cannot be skimmed. Ask in one line; the answer has the details.',
      story: 'WithLongestText',
    },
  ],
  anatomy: [
    ['Summary', 'The question, always visible.'],
    ['Icon', 'A plus; a minus while it is open.'],
    ['Content', 'Any text or link.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the summary.'],
    ['Enter, Space', 'Opens or closes it.'],
  ],
  screenReader: [
    '“What does it cost?, button, collapsed”, then “expanded”. Some screen readers say “disclosure triangle”.',
  ],
  related: {
    'Patterns/Faq': 'a whole section of questions.',
    'Components/Tabs': 'several views, one of which is shown.',
  },
} satisfies ComponentDocs;
