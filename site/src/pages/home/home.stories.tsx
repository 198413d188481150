// Stories of the home page (`HomeTemplate`) with its real content. `colophon` says how the site is designed. `imprint` is the copyright
// line. `headerMeta` is the small line above the site's name. `wordmark` is the site's name in large letters.
import './companies.css.ts';
import { brand } from '@fit-to-print/content/brand';
import { listedCities } from '@fit-to-print/content/cities';
import { promo } from '@fit-to-print/content/home';
import { footer, hireUs, mainLinks, siteHeader } from '@fit-to-print/content/headerAndFooter';
import home from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { IdeaForm } from '@fit-to-print/ui/flows/IdeaForm';
import { ServiceFinder } from '@fit-to-print/ui/flows/ServiceFinder';
import { PromoContext } from '@fit-to-print/ui/patterns/PromoCard';
import { mapFile, StreetMap } from '@fit-to-print/ui/patterns/StreetMap';
import { SiteFooter } from '@fit-to-print/ui/patterns/SiteFooter';
import { SiteHeader } from '@fit-to-print/ui/patterns/SiteHeader';
import { correctedText } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { HomeTemplate } from '@fit-to-print/ui/templates/HomeTemplate';
import { withToasts } from '../withToasts.fixtures.tsx';

/** The form for an idea. Each try to send it shows that name and email address are missing. */
const leadForm = (
  <IdeaForm
    {...home.data.leadForm}
    action="/nowhere"
    validate={() => ({ name: 'Enter your name.', email: 'Enter your email address.' })}
    send={() => Promise.resolve({ accepted: true })}
  >
    <ServiceFinder copy={home.data.serviceFinder} getFormValues={() => ({})} onFollow={() => {}} />
  </IdeaForm>
);

/** The page's data with the maps of the cities, which the site's build writes as files. */
const data = {
  ...home.data,
  cities: {
    ...home.data.cities,
    cities: home.data.cities.cities.map((city, index) => {
      const plan = listedCities[index]?.streetPlan;
      if (!plan) return city;
      const map = mapFile(renderToStaticMarkup(<StreetMap plan={plan} frame="index" />));
      return { ...city, map: `data:image/svg+xml,${encodeURIComponent(map)}` };
    }),
  },
};

const meta = {
  title: 'Templates/HomeTemplate',
  component: HomeTemplate,
  args: { data, leadForm },
  decorators: [withToasts],
} satisfies Meta<typeof HomeTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FrontPage: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const name of [
      'Two lines are all it takes.',
      correctedText(home.data.cities.headline),
      'Companies',
    ]) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
  },
};

/** On tablets the benefits are in two columns. */
export const OnTablets: Story = {
  tags: ['no-visual', 'from-medium', 'below-large'],
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    const [first, second, third] = home.data.benefits.items.map(({ title }) =>
      canvas.getByRole('heading', { name: title }).getBoundingClientRect(),
    );
    await expect(second!.top).toBe(first!.top);
    await expect(second!.left).toBeGreaterThan(first!.right);
    await expect(third!.top).toBeGreaterThan(first!.bottom);
  },
};

/** With the site's header, footer and promo card: headline, intro and action are visible without scrolling on a laptop. */
export const WithHeaderAndFooter: Story = {
  tags: ['no-visual'],
  decorators: [
    Story => (
      <PromoContext value={promo}>
        <SiteHeader
          {...siteHeader}
          wordmark={brand.wordmark}
          headerMeta={brand.headerMeta}
          links={mainLinks}
          hireUs={hireUs}
          current="/"
          account={{ state: 'signed-out', signInHref: '/auth' }}
        />
        <Story />
        <SiteFooter
          {...footer}
          colophon={brand.colophon}
          imprint={brand.imprint}
          hours={{ ...footer.hours, when: brand.hours.text }}
        />
      </PromoContext>
    ),
  ],
  play: async ({ canvas }) => {
    const headline = canvas.getByRole('heading', { level: 1 });
    await expect(canvas.getByRole('banner').compareDocumentPosition(headline)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
};

/** Black and blue plates without dots. Pictures of the real ones are large files, and `FrontPage` has them. */
const emptyFile = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const plainPicture = { alt: '', blackPlateUrl: emptyFile, bluePlateUrl: emptyFile };
const plainPictures = { day: plainPicture, night: plainPicture };

/** A front page of 40 cities, one company and few words. */
export const Extremes: Story = {
  args: {
    data: {
      ...home.data,
      hero: { ...home.data.hero, headline: [['Ink.']], intro: 'News.' },
      picture: { editions: plainPictures },
      closingPicture: plainPictures,
      benefits: { label: 'Note', items: home.data.benefits.items.slice(0, 3) },
      cities: {
        ...home.data.cities,
        cities: Array.from({ length: 40 }, (_, index) => ({
          text: `Truth or Consequences ${index + 1}`,
          href: `/creative-studio-${index}`,
          number: `C${index + 1}`,
          description: 'A town that took the name of a radio show.',
        })),
      },
      companies: { ...home.data.companies, companies: home.data.companies.companies.slice(0, 1) },
    },
  },
};
