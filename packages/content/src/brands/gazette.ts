// The record of the second brand, a sample.
import type { Brand } from './brand.ts';

const name = 'Quoin House';
const domain = 'quoin.example';
const email = `office@${domain}`;
const address: Brand['address'] = {
  isPlaceholder: true,
  street: '22 Ledger Street, Second Floor',
  city: 'Milwaukee',
  state: 'Wisconsin',
  postalState: 'WI',
  postalCode: '53203',
  country: 'US',
};

/** A second sample brand, whose theme is `packages/ui/src/brands/gazette.ts`. */
export const brand: Brand = {
  isPlaceholder: true,
  name,
  lang: 'en-US',
  dir: 'ltr',
  product: 'Placement Desk',
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
    right: 'Good news compounds.',
    night: {
      dateline: 'AFTER THE BELL —',
      left: 'Set in Milwaukee, after hours',
      right: 'Markets close. Founders do not.',
    },
  },
  penColor: 'green',
  colophon:
    'Set in Roboto Serif, Source Sans, Fraunces and Martian Mono on salmon stock, the color that money reads in the morning. Corrected in green ink. Every headline is fitted to its measure.',
  imprint: `© ${name}, ${address.city}, ${address.state}`,
};
