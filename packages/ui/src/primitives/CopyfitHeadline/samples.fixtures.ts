import type { HeadlineText } from './text.ts';

interface Sample {
  text: HeadlineText;
  bias?: number;
  uppercase?: boolean;
}

/** Headlines of every kind. tests/visual/copyfit.spec.ts measures their pixels. */
export const samples: readonly Sample[] = [
  {
    text: [['We build', 'startups'], ['and make them'], [[{ del: 'unicorns' }, ' ', { ins: 'news.' }]]],
    bias: 0.2,
  },
  {
    text: [
      ['One story,', [{ del: 'blasted' }, ' ', { ins: 'placed' }]],
      ['across 450+', 'news sites.'],
    ],
    bias: 0.9,
  },
  { text: [['Keep Austin'], [[{ del: 'weird.' }, ' ', { ins: 'informed.' }]]], bias: 0.9 },
  { text: [['AUSTIN,', 'Texas —']] },
  { text: [['Two lines'], ['will do.']], bias: 0.4 },
  { text: [['It runs, or'], ['you don’t pay.']], bias: 0.4 },
  { text: [['Five cities,'], ['one desk.']], bias: 0 },
  { text: [['Who reads'], ['to Ann Arbor']], bias: 1 },
  { text: [['San José,', 'AVATAR Ty 4711']] },
  { text: [['Second Shift']], uppercase: true },
  { text: [['PR']] },
  { text: [['Do'], ['representative of the unrepresented']] },
];
