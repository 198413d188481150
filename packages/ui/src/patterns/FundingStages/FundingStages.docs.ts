// Documentation of `FundingStages` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The stages of funding, drawn as a ladder beside a ruler. The drawing is to scale, on a logarithmic axis.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['chart', 'diagram', 'funding ladder', 'infographic', 'graph'],
  use: [{ text: 'Stages that follow each other without a gap.', story: 'Playground' }],
  avoid: [
    {
      text: 'A range whose end is less than 2.5 times its beginning: its label does not fit.',
      story: 'WithShortAndLongText',
    },
    {
      text: 'Other data: the drawing is made for amounts of money.',
      instead: 'Patterns/ProcessSteps/Playground',
    },
  ],
  anatomy: [
    ['Ladder', 'One segment for each stage, the smallest at the bottom.'],
    ['Ruler', 'Amounts at the ends of the segments.'],
    ['Names and ranges', 'Text beside the drawing.'],
    ['Caption', 'Names the scale.'],
  ],
  keyboard: [],
  screenReader: [
    '“Figure”, the list from the smallest stage up, then the caption. The drawing says the same and is not read.',
  ],
  related: {
    'Patterns/Prose': 'articles that contain it.',
  },
} satisfies ComponentDocs;
