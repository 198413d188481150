// The pages of a city, as content for the test apps, which install the design system as another team would.
import { cities } from '@fit-to-print/content/cities';
import type { CityTemplateProps } from '@fit-to-print/ui/templates/CityTemplate';
import cityPress from '../../site/src/pages/cityPress/data.ts';
import cityStudio from '../../site/src/pages/cityStudio/data.ts';

const city = cities.find(({ name }) => name === 'Austin')!;

/** The pages of a city, as the site has them. */
export const pages: Record<string, CityTemplateProps> = {
  press: { variant: 'press', data: cityPress(city).data },
  studio: { variant: 'studio', data: cityStudio(city).data },
};
