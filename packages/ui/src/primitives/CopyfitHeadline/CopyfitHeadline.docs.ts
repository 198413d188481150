// Documentation of `CopyfitHeadline` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'Every headline of a page. Each line fills its column exactly: the size and the width of the letters are computed, so the words decide how large a line is.',
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'headline',
    'heading',
    'title',
    'copyfit',
    'fit text',
    'big headline',
    'full width',
    'h1',
    'display type',
    'strikethrough',
    'struck word',
    'mark a correction',
    'corrected words',
    'replaced word',
  ],
  use: [
    {
      text: 'One or two lines for wide windows, each divided into the lines of narrow ones.',
      story: 'Playground',
    },
    {
      text: 'One correction on a page: a word struck out, and the better one in blue.',
      story: 'WithCorrection',
    },
    {
      text: 'The same name as `group` for headlines side by side, so that they have one size.',
      story: 'Group',
    },
  ],
  avoid: [
    { text: 'A short word alone in a wide column: the word becomes very large.', story: 'ShortWord' },
    { text: 'Two long words in one line: the line becomes small.', story: 'LongWords' },
    { text: 'A title inside a list or a card: use Text.', instead: 'Primitives/Text/AsHeading' },
  ],
  anatomy: [
    ['Line', 'Fills the column. `wide` and `narrow` windows divide the text differently.'],
    ['Deletion', 'A word struck out by a drawn pencil line.'],
    ['Insertion', 'The word that replaces the struck-out word, in italic blue.'],
    ['Hidden phrase', '`accessibleText`, for screen readers, where the lines alone are not a phrase.'],
  ],
  keyboard: [],
  screenReader: [
    'The text as one phrase, at the level of `as`: “Let’s talk., heading level 1”.',
    'A struck-out word is not read: with both words the phrase would be hard to understand.',
    'With `accessibleText`: that phrase in place of the lines.',
  ],
  related: {
    'Primitives/Text': 'text and headings in a fixed size.',
    'Patterns/PageHeader': 'a headline with the introduction of a page.',
    'Patterns/Hero': 'the top of the home page.',
  },
} satisfies ComponentDocs;
