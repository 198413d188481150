import type { ClosingSection, CopyWith, NextStep, Placeholder, TitledText } from './types.ts';

/**
 * The texts of the page /about. Beside the name of a section is its page number, as in a newspaper: `B2`. In a headline, `del` is struck out and
 * `ins` replaces it. `isPlaceholder` marks texts that are invented, and have to be replaced before the site goes live.
 */
export const about = {
  hero: {
    headline: [['We move', [{ del: 'fast.' }, ' ', { ins: 'type.' }]]],
    intro:
      'We design, build and publicize startups, for a fee or for equity, and we show our corrections. Milwaukee gave the world the first typewriter that sold. Mistakes struck out in public are a local custom.',
    action: {
      text: 'Write to the studio',
      href: '/contact',
      note: 'Engagements typically last 3–6 months. Asking is free.',
    },
  },
  philosophy: {
    sectionLabel: ['Philosophy', 'B2'],
    headline: [['What we hold to', 'at deadline.']],
    /** The specification gives the heading and no text. */
    principles: [
      {
        isPlaceholder: true,
        title: 'A startup is a claim',
        text: 'It says the world lacks something. Our work is to put that claim in one sentence, build the thing that proves it, and let strangers check.',
      },
      {
        isPlaceholder: true,
        title: 'The machine sketches, a person decides',
        text: 'We use AI to transcribe, sketch, search and test. It shortens the week. What leaves the building has been read, from the first word to the last, by a person.',
      },
      {
        isPlaceholder: true,
        title: 'Cut until it hurts, then one more',
        text: 'Most first products have four features too many, and most releases have three paragraphs too many. We are paid to find them.',
      },
      {
        isPlaceholder: true,
        title: 'We can own a piece',
        text: 'Under an equity partnership we typically take 10–25% and you pay hard costs such as hosting, tools and ads. If it fails, we have worked for nothing.',
      },
    ],
  },
  process: {
    sectionLabel: ['Process', 'B3'],
    headline: [['Five stages,'], ['brief to run.']],
    text: 'An engagement typically lasts 3–6 months. These are its stages; none is skipped, and some are short.',
  },
  closing: {
    sectionLabel: ['Tip line', 'B4'],
    headline: [['Bring us a lead', 'worth running.']],
    text: 'One paragraph: what you are building, and who is waiting for it. We will ask for the rest.',
    action: { text: 'Write to the studio', href: '/contact' },
  },
} as const satisfies CopyWith<{
  hero: CopyWith<{ action: NextStep }>;
  philosophy: CopyWith<{ principles: readonly (TitledText & Placeholder)[] }>;
  closing: ClosingSection;
}>;
