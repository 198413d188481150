// The record of the default brand.
import type { Brand } from './brand.ts';

const address: Brand['address'] = {
  isPlaceholder: true,
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

/** A sample brand, because the specification names none. It is the default. */
export const brand: Brand = {
  isPlaceholder: true,
  name,
  lang: 'en-US',
  dir: 'ltr',
  product: 'PR Authority',
  wordmark: name.split(' ').map(word => [word]),
  origin: `https://${domain}`,
  email,
  mailto: `mailto:${email}`,
  address,
  hours: {
    text: 'Monday–Friday, 9–6 CST',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  headerMeta: {
    dateline: 'MILWAUKEE —',
    left: 'Design, code and press for founders',
    right: 'News travels. We book the ticket.',
    night: {
      dateline: 'LATE CITY FINAL —',
      left: 'Set in Milwaukee, after dark',
      right: 'Stop press: the founders are still up.',
    },
  },
  penColor: 'blue',
  colophon:
    'Set in Archivo, Newsreader and Spline Sans Mono on pale green stock, the color Milwaukee’s old evening paper kept for its funny pages. Corrected in blue pencil. Every headline is fitted to its measure by hand, or by a machine taught to care.',
  imprint: `© ${name}, ${address.city}, ${address.state}`,
};
