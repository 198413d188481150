import { listedCities } from '../cities.ts';
import { pressPath } from '../city.ts';
import { serviceFinder as copy } from '../serviceFinder.ts';
import { validation } from '../messages.ts';
import type { ServiceFinderCopy } from '@fit-to-print/ui/flows/ServiceFinder';

const order = Object.keys(copy.questions);
/** A question with its position: `Question 1 of 4`. */
const question = <Step extends keyof typeof copy.questions>(step: Step) => ({
  ...copy.questions[step],
  progress: copy.progress(order.indexOf(step) + 1, order.length),
});

export const serviceFinderCopy: ServiceFinderCopy = {
  title: copy.title,
  introduction: copy.introduction,
  questions: {
    need: question('need'),
    terms: question('terms'),
    reach: question('reach'),
    city: question('city'),
  },
  missingAnswer: validation.choice,
  back: copy.back,
  next: copy.next,
  recommended: copy.recommended,
  recommendations: copy.recommendations,
  cityLinks: Object.fromEntries(
    listedCities.map(city => [city.name, { text: copy.cityAction(city.name), href: pressPath(city) }]),
  ),
};
