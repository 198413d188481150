// Sample headlines for the tests of `CopyfitHeadline`, which makes each line as wide as its column.
import type { HeadlineText } from './text.ts';

interface Sample {
  text: HeadlineText;
  /** From 0 (smallest type, widest letters) to 1 (largest type, narrowest letters). */
  sizeBias?: number;
  uppercase?: boolean;
}

/** Headlines with every kind of line: with struck words, with narrow letters, with few letters. tests/visual/copyfit.spec.ts measures them in a browser. */
export const samples: readonly Sample[] = [
  {
    text: [['We build', 'startups'], ['and make them'], [[{ del: 'unicorns' }, ' ', { ins: 'news.' }]]],
    sizeBias: 0.2,
  },
  {
    text: [
      ['One story,', [{ del: 'blasted' }, ' ', { ins: 'placed' }]],
      ['across 450+', 'news sites.'],
    ],
    sizeBias: 0.9,
  },
  { text: [['Keep Austin'], [[{ del: 'weird.' }, ' ', { ins: 'informed.' }]]], sizeBias: 0.9 },
  // The ink of the f extends further to the right than that of the full stop.
  { text: [['Nothing is printed before', ['you have read the ', { ins: 'proof.' }]]] },
  { text: [['AUSTIN,', 'Texas']] },
  { text: [['Two lines'], ['will do.']], sizeBias: 0.4 },
  { text: [['It runs, or'], ['you don’t pay.']], sizeBias: 0.4 },
  { text: [['Five cities,'], ['one desk.']], sizeBias: 0 },
  { text: [['Who reads'], ['to Ann Arbor']], sizeBias: 1 },
  { text: [['San José,', 'AVATAR Ty 4711']] },
  { text: [['Second Shift']], uppercase: true },
  { text: [['PR']] },
  { text: [['Do'], ['representative of the unrepresented']] },
];
