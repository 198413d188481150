/** The visitor's answers to the four questions, in the order of the questions. */
export interface Answers {
  /** The needed service: creative work, such as a brand or a website (`creative`), PR, which places a story on news sites (`pr`), or both. */
  readonly need: 'creative' | 'pr' | 'both';
  /** The preferred payment: a fee, a share of the visitor's company (`equity`), or undecided. */
  readonly payment: 'fee' | 'equity' | 'undecided';
  /** The area in which the story should appear: one city, the whole country, or undecided. */
  readonly reach: 'city' | 'country' | 'undecided';
  /** A city's name, or the option for all other places. */
  readonly city: string;
}
/** The questions of the finder, by name. */
export type Question = keyof Answers;
/** The questions, in the order in which they are asked. */
export const questions = ['need', 'payment', 'reach', 'city'] as const satisfies readonly Question[];

/** A visitor's progress: the shown question, or `answered` if all questions are, and the answers so far. */
export interface FinderProgress {
  /** The question that the visitor sees, or `answered`. */
  readonly question: Question | 'answered';
  readonly answers: Partial<Answers>;
}

/**
 * The names of the recommendations.
 * - `project`: creative work for a fee.
 * - `pricing`: the prices of creative work, for visitors who have not decided how to pay.
 * - `partnership`: work for a share of the company.
 * - `monthlyPackage`: PR in the whole country, paid by the month.
 * - `cityWithPage`: PR in a city that has a PR page, which the recommendation links to.
 * - `cityWithoutPage`: PR in any other place; the recommendation links to the contact form.
 */
export const recommendations = [
  'project',
  'pricing',
  'partnership',
  'monthlyPackage',
  'cityWithPage',
  'cityWithoutPage',
] as const;
export type Recommendation = (typeof recommendations)[number];

/**
 * Returns the recommendation for a visitor's answers.
 * @param pressCityNames Names of the cities that have a PR page.
 */
export function recommend(
  { need, payment, reach, city }: Answers,
  pressCityNames: readonly string[],
): Recommendation {
  // A partnership includes every service, so the need does not matter.
  if (payment === 'equity') return 'partnership';
  if (need === 'pr') {
    if (reach !== 'city') return 'monthlyPackage';
    return pressCityNames.includes(city) ? 'cityWithPage' : 'cityWithoutPage';
  }
  return payment === 'fee' ? 'project' : 'pricing';
}
