/** Content of mails for tests and stories: samples, and input that tries to do harm. */
import type { Application } from '../supabase/functions/_shared/mail/application.ts';
import type { Lead } from '../supabase/functions/_shared/mail/contact.ts';
import type { Digest } from '../supabase/functions/_shared/mail/digest.ts';
import type { OrderMail } from '../supabase/functions/_shared/mail/order.ts';
import type { Sale, SecondSubscription } from '../supabase/functions/_shared/mail/sale.ts';

const attribution = {
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: 'harvest',
  utm_term: 'hops',
  utm_content: 'first-link',
  referrer: 'https://growers.example/',
  landing_page: '/pricing',
};

/** A lead with every field filled in. */
export const sampleLead = (overrides: Partial<Lead> = {}): Lead => ({
  id: '5b1f6f3e-7a4e-4a53-9a1e-0d7a1e2f3c4d',
  name: 'Ada Lindqvist',
  email: 'ada@hopyard.example',
  phone: '414 555 0142',
  city: 'Milwaukee',
  message:
    'We forecast harvests for hop growers.\n\nEleven farms pay for a spreadsheet. Can you help us tell it?',
  inquiry_type: 'consultation',
  ...attribution,
  created_at: '2026-11-20T18:04:00Z',
  ...overrides,
});

/** An application with every field filled in. */
export const sampleApplication = (overrides: Partial<Application> = {}): Application => ({
  id: '0c7f7c1e-1f6b-4d3c-8a55-2b9d1e6f7a80',
  first_name: 'Ada',
  last_name: 'Lindqvist',
  email: 'ada@hopyard.example',
  title: 'Founder',
  company_name: 'Hopyard',
  current_location: 'Milwaukee, Wisconsin',
  phone_number: '414 555 0142',
  linkedin_url: 'https://www.linkedin.com/in/ada-lindqvist',
  full_time: 'planning',
  business_details: 'Harvest forecasts for hop growers, from weather and soil.',
  business_team: 'Two growers and an agronomist.',
  business_progress: 'A spreadsheet that eleven farms pay for.',
  business_strategy: 'Forty farms by the next harvest.\n\nThen the cooperatives.',
  ...attribution,
  created_at: '2026-11-20T18:04:00Z',
  ...overrides,
});

/** The first payment of a subscription. */
export const sampleSale = (overrides: Partial<Sale> = {}): Sale => ({
  subscription_id: 'sub_1Q0PsIJvEtkwdCNY',
  tier: 'growth',
  email: 'ada@hopyard.example',
  has_account: true,
  ...overrides,
});

/** A second subscription, which was canceled and refunded. */
export const sampleSecondSubscription = (
  overrides: Partial<SecondSubscription> = {},
): SecondSubscription => ({
  subscription_id: 'sub_1Q0PsIJvEtkwdCNY',
  kept_id: 'sub_1PzQ2aJvEtkwdXbM',
  tier: 'growth',
  refunded_cents: 129_900,
  currency: 'usd',
  email: 'ada@hopyard.example',
  ...overrides,
});

/** A digest with every kind of waiting entry. */
export const sampleDigest: Digest = {
  unanswered: { count: 3, since: '2026-11-19' },
  'follow-ups': { count: 1, since: '2026-11-20' },
  orders: { count: 2, since: '2026-11-18' },
  undelivered: { count: 1, since: '2026-11-20' },
};

/** The fields that the mails about an order have in common. */
const sampleOrder = { email: 'ada@hopyard.example', number: 1042, tier: 'growth' } as const;

/** Every mail about an order. `text` is the text of all fields that a person types. */
export const orderMails = (text = 'Harvest forecasts, without a spreadsheet.'): OrderMail[] => [
  { kind: 'order-made', payload: { ...sampleOrder, has_account: true } },
  { kind: 'order-made', payload: { ...sampleOrder, has_account: false } },
  { kind: 'order-proof', payload: { ...sampleOrder, version: 1 } },
  { kind: 'order-proof', payload: { ...sampleOrder, version: 2 } },
  { kind: 'order-proof-reminder', payload: { ...sampleOrder, version: 2, days: 3 } },
  { kind: 'order-filed', payload: sampleOrder },
  {
    kind: 'order-reported',
    payload: { ...sampleOrder, placements: 251, report_key: '3f0c1c9e-52a6-4b0e-9d0a-1f5f5a0f2c11' },
  },
  { kind: 'order-canceled', payload: { ...sampleOrder, reason: text } },
  {
    kind: 'order-brief-sent',
    payload: {
      ...sampleOrder,
      brief: { event: text, when: text, quotes: text, links: text, not_before: '2026-12-24' },
    },
  },
  {
    kind: 'order-changes-requested',
    payload: { ...sampleOrder, version: 1, changes: [{ passage: text, comment: text }] },
  },
  { kind: 'order-approved', payload: { ...sampleOrder, version: 2, hash: 'ab'.repeat(32) } },
];

/** Input that tries to add markup, links, headers or lines to a mail. */
export const hostileTexts = [
  '"><script>alert(1)</script><img src=x onerror=alert(1)><a href="https://evil.example">Pay here</a>',
  "' style='position:fixed' onclick='alert(1)",
  '</td></tr></table><h1>You have won</h1><!--',
  'Ada\r\nBcc: everyone@evil.example\r\n\r\nA second mail',
  'Ada\u2028Email: somebody@else.example\u0085Phone: 1\vCity: Rome',
  'txt.\u202eexe.cod\u2066 \u2067nothing ends me',
  'ada@hopyard.example?bcc=everyone@evil.example&body=x',
  'javascript:alert(1)',
  '{{ .ConfirmationURL }} ${process.env} %{x} &lt;b&gt; &amp;',
];

/** A lead with the text in every field that a visitor fills in. */
export const hostileLead = (text: string): Lead => {
  const { id, created_at, inquiry_type } = sampleLead();
  return { ...fillEveryField(text, sampleLead()), id, created_at, inquiry_type };
};

/** An application that has this text in every field, as an attacker may send it. */
export const hostileApplication = (text: string): Application => {
  const { id, created_at } = sampleApplication();
  return { ...fillEveryField(text, sampleApplication()), id, created_at };
};

const fillEveryField = <Fields extends object>(text: string, fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map(field => [field, text])) as Record<keyof Fields, string>;
