import type { HeadlineText, Sample } from './types.ts';

/** The studio's office. The specification gives the city, not the street. */
interface Address extends Sample {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalState: string;
  readonly postalCode: string;
  readonly country: string;
}

const address: Address = {
  kind: 'sample',
  street: '1 Galley Row, Third Floor',
  city: 'Milwaukee',
  state: 'Wisconsin',
  postalState: 'WI',
  postalCode: '53202',
  country: 'US',
};

const name = 'Milwright Studio';
const domain = 'milwright.example';
const email = `desk@${domain}`;

/**
 * The brand, a sample. Nothing else spells it out: pages, mails, icons and images of shared links follow this record
 * (site/build/brand.test.ts). A renamed product changes the words only; /PR-Authority is a route that the specification fixes.
 */
export const brand = {
  kind: 'sample',
  name,
  product: 'PR Authority',
  wordmark: name.split(' ').map(word => [word]) satisfies HeadlineText,
  /** Origin of every canonical address. */
  origin: `https://${domain}`,
  email,
  mailto: `mailto:${email}`,
  address,
  hours: {
    text: 'Monday–Friday, 9–6 CST',
    /** For structured data, in Milwaukee's local time. */
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  headerMeta: {
    dateline: 'MILWAUKEE —',
    left: 'Design, code and press for founders',
    right: 'News travels. We book the ticket.',
    /** The night edition's: its last one is a stop-press line. */
    night: {
      dateline: 'LATE CITY FINAL —',
      left: 'Set in Milwaukee, after dark',
      right: 'Stop press: the founders are still up.',
    },
  },
  colophon:
    'Set in Archivo, Newsreader and Spline Sans Mono on pale green stock, the color Milwaukee’s old evening paper kept for its funny pages. Corrected in blue pencil. Every headline is fitted to its measure by hand, or by a machine taught to care.',
  imprint: `© ${name}, ${address.city}, ${address.state}`,
} as const satisfies Sample & Readonly<Record<string, unknown>>;

/** `About` → `About | ` and the brand’s name. */
export const withBrand = (title: string): string => `${title} | ${brand.name}`;
