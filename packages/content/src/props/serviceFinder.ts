import { listedCities } from '../cities.ts';
import { pressPath } from '../city.ts';
import { serviceFinder as copy } from '../serviceFinder.ts';
import { validation } from '../messages.ts';
import type { ServiceFinderCopy } from '@fit-to-print/ui/flows/ServiceFinder';

const questionIds = Object.keys(copy.questions);
/** Returns a question with its position: `Question 1 of 4`. */
const withProgress = <Id extends keyof typeof copy.questions>(id: Id) => ({
  ...copy.questions[id],
  progress: copy.progress(questionIds.indexOf(id) + 1, questionIds.length),
});

/** The texts of the four questions on the home page that recommend a service, as the props of the component `ServiceFinder`. */
export const serviceFinderCopy: ServiceFinderCopy = {
  title: copy.title,
  introduction: copy.introduction,
  questions: {
    need: withProgress('need'),
    payment: withProgress('payment'),
    reach: withProgress('reach'),
    city: withProgress('city'),
  },
  missingAnswer: validation.choice,
  back: copy.back,
  next: copy.next,
  recommended: copy.recommended,
  recommendations: copy.recommendations,
  cityLinks: Object.fromEntries(
    listedCities.map(city => [city.name, { text: copy.cityLinkText(city.name), href: pressPath(city) }]),
  ),
};
