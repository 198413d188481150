/** What the four questions ask for, in their order. */
export interface Answers {
  /** What is needed: something made, news of something, or one after the other. */
  readonly need: 'made' | 'news' | 'both';
  /** How it would be paid for. */
  readonly terms: 'fee' | 'share' | 'open';
  /** How far the news should go. */
  readonly reach: 'city' | 'country' | 'open';
  /** A city's name, or whatever stands for all the others. */
  readonly city: string;
}
export type Step = keyof Answers;
export const steps = ['need', 'terms', 'reach', 'city'] as const satisfies readonly Step[];

/** Where the answers lead. A `project` and `pricing` hire the studio; `city` and `elsewhere` are press for one city. */
export const outcomes = ['project', 'pricing', 'partnership', 'monthly', 'city', 'elsewhere'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * Where a visitor should go: the first rule that fits.
 * @param hubs Names of the cities that have a press page.
 */
export function route({ need, terms, reach, city }: Answers, hubs: readonly string[]): Outcome {
  // Partners get the whole bench, press included, whatever they need first.
  if (terms === 'share') return 'partnership';
  if (need === 'news') {
    if (reach !== 'city') return 'monthly';
    return hubs.includes(city) ? 'city' : 'elsewhere';
  }
  return terms === 'fee' ? 'project' : 'pricing';
}
