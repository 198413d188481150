/** The visitor's answers to the four questions, in the order of the questions. */
export interface Answers {
  /** What the visitor needs: creative work (`made`), PR (`news`), or both. */
  readonly need: 'made' | 'news' | 'both';
  /** How the visitor would pay: a fee, a share of the company, or undecided (`open`). */
  readonly payment: 'fee' | 'share' | 'open';
  /** Where the news should appear: in one city, in the whole country, or undecided (`open`). */
  readonly reach: 'city' | 'country' | 'open';
  /** A city's name, or the option for all other places. */
  readonly city: string;
}
/** The questions of the finder, by name. */
export type Question = keyof Answers;
export const questions = ['need', 'payment', 'reach', 'city'] as const satisfies readonly Question[];

/** How far a visitor has come: the question that is shown, or that all are answered, and the answers. */
export interface FinderProgress {
  readonly question: Question | 'answered';
  readonly answers: Partial<Answers>;
}

/**
 * What the site recommends. `project` is creative work for a fee, and `pricing` is the prices of such work, for visitors who are undecided
 * how to pay. `partnership` is work for a share of the company. `monthly` is PR in the whole country, `city` is PR in a city that has a PR
 * page, and `otherCity` is PR in any other place.
 */
export const recommendations = ['project', 'pricing', 'partnership', 'monthly', 'city', 'otherCity'] as const;
export type Recommendation = (typeof recommendations)[number];

/**
 * The recommendation for a visitor's answers.
 * @param pressCityNames Names of the cities that have a PR page.
 */
export function recommend(
  { need, payment, reach, city }: Answers,
  pressCityNames: readonly string[],
): Recommendation {
  // A partnership includes every service, so the need does not matter.
  if (payment === 'share') return 'partnership';
  if (need === 'news') {
    if (reach !== 'city') return 'monthly';
    return pressCityNames.includes(city) ? 'city' : 'otherCity';
  }
  return payment === 'fee' ? 'project' : 'pricing';
}
