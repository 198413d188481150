// Documentation of `Section` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'A part of a page, under a double border with its name and its page number, as in a newspaper.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['block', 'region', 'part', 'landmark', 'section label', 'folio'],
  use: [
    {
      text: 'A title of one or two words, and a page number that counts through the page.',
      story: 'Several',
    },
    {
      text: '`labelledBy` with the id of its headline, so that screen readers can jump to it.',
      story: 'LabelledByHeading',
    },
    {
      text: '`DarkBand` around one section of a long page, so that the page is not one column of equal parts.',
      story: 'Dark',
    },
  ],
  avoid: [
    {
      text: 'A section inside a section: a second double border looks like a new part of the page. Divide it with a list, such as BenefitList.',
      instead: 'Patterns/BenefitList/Playground',
    },
    {
      text: 'A long title: it is a label beside the page number, and wraps. One or two words; the headline says the rest.',
      story: 'WithLongestText',
    },
  ],
  anatomy: [
    ['Double border', 'Not for the first section below the header.'],
    ['Title', 'In `label`: “Local news”.'],
    ['Page number', 'Decoration: screen readers skip it.'],
    ['Content', 'Usually a Grid.'],
  ],
  keyboard: [],
  screenReader: [
    'With `labelledBy` or `hiddenTitle` it is a region with that name; else only the title is read. The page number is never read.',
  ],
  related: {
    'Primitives/Box': 'space without a title.',
    'Primitives/Grid': 'the columns inside.',
    'Patterns/PageHeader': 'the top of a page.',
  },
} satisfies ComponentDocs;
