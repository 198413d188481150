import { validateApplication } from '@fit-to-print/backend/contracts/application';
import { afterEach, expect, test, vi } from 'vitest';
import { keptApplicant, submit } from './application.ts';
import { forgetLead, keepLead, keptLead } from './lead.ts';

vi.mock('../session/client.ts', () => ({
  accessToken: () => Promise.resolve('token'),
  renewedToken: () => Promise.resolve(undefined),
}));
afterEach(() => {
  forgetLead();
  vi.unstubAllGlobals();
});

const answers = {
  firstName: 'Ada',
  lastName: 'Lindqvist',
  email: 'ada@hopyard.example',
  title: 'Founder',
  companyName: 'Hopyard',
  currentLocation: 'Milwaukee, Wisconsin',
  phoneNumber: '414 555 0142',
  linkedinUrl: '',
  fullTime: 'planning',
  businessDetails: 'Harvest forecasts.',
  businessTeam: 'Two.',
  businessProgress: 'Eleven farms.',
  businessStrategy: 'Forty farms.',
};

test('an application goes with where the applicant came from, as the function accepts it', async () => {
  const arrival = { url: 'https://site.example/pricing?utm_source=letter&token=x', referrer: '' };
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(arrival) });
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ success: true })));
  vi.stubGlobal('fetch', fetched);
  keepLead({ message: 'Hops.' });
  const outcome = await submit({ answers, key: crypto.randomUUID() }, new AbortController().signal);
  expect(outcome).toEqual({ accepted: true });
  // What was on the coupon has arrived.
  expect(keptLead()).toBeUndefined();
  const sent: unknown = JSON.parse(fetched.mock.lastCall![1]!.body as string);
  expect(sent).toMatchObject({ attribution: { utm_source: 'letter', landingPage: '/pricing' } });
  expect(validateApplication(sent)).toMatchObject({ ok: true });
});

test.each([
  [{}, {}],
  [{ name: 'Ada', city: 'Other' }, { firstName: 'Ada' }],
  [
    { name: ' Ada  King Lovelace ', email: 'ada@hopyard.example', city: 'Boston', message: 'Hops.' },
    { firstName: 'Ada', lastName: 'King Lovelace', currentLocation: 'Boston', businessDetails: 'Hops.' },
  ],
])('a coupon of %o begins an application', (lead, begun) => {
  keepLead(lead);
  expect(keptApplicant()).toEqual({
    firstName: '',
    lastName: '',
    currentLocation: '',
    businessDetails: '',
    ...begun,
  });
});
