// The picture in the social image of a page (the image of a shared link).
import { plate } from '@fit-to-print/ui/patterns/FrontPagePicture/plates';
import type { StreetPlan } from '@fit-to-print/ui/patterns/StreetMap';
import type { SharedPicture } from './socialImage.ts';

/** The front page's picture: its black and its blue layer (plates), one over the other. */
const frontPagePicture: SharedPicture = {
  source: 'front page',
  draw: () =>
    plate('day', 'black')
      .replace(/ width="\d+" height="\d+"/, '')
      .replace('</svg>', `${plate('day', 'blue')}</svg>`),
};

/** The street plan in the data of a page; undefined for a page that shows none. */
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
  // Removes the labels, which are the last group of the map: a picture has no letters.
  return { source: plan, draw: () => renderMap(plan).replace(/<g aria-hidden="true">.*<\/svg>$/s, '</svg>') };
}
