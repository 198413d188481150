import { plate } from '@fit-to-print/ui/patterns/FrontPagePicture/plates';
import type { StreetPlan } from '@fit-to-print/ui/patterns/StreetMap';
import type { SharedPicture } from './socialImage.ts';

/** The front page's picture, with its plates on each other. */
const frontPagePicture: SharedPicture = {
  source: 'front page',
  draw: () =>
    plate('day', 'black')
      .replace(/ width="\d+" height="\d+"/, '')
      .replace('</svg>', `${plate('day', 'blue')}</svg>`),
};

/** The plan of a page that shows one. */
const planOf = (data: unknown): StreetPlan | undefined =>
  (data as { illustration?: { plan?: StreetPlan } } | undefined)?.illustration?.plan;

/** The picture of a page, for its social image: the map of a city, or the front page's picture. */
export function sharedPicture(
  { path, data }: { path: string; data: unknown },
  renderMap: (plan: StreetPlan) => string,
): SharedPicture | undefined {
  if (path === '/') return frontPagePicture;
  const plan = planOf(data);
  if (!plan) return undefined;
  // Labels come last.
  return { source: plan, draw: () => renderMap(plan).replace(/<g aria-hidden="true">.*<\/svg>$/s, '</svg>') };
}
