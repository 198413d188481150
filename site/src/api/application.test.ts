// Tests of sending an application, of prefilling it from the saved lead, and of its length limit.
import { validateApplication } from '@fit-to-print/backend/contracts/application';
import { application } from '@fit-to-print/content/application';
import { afterEach, expect, test, vi } from 'vitest';
import { answersFromLead } from './answersFromLead.ts';
import { submitApplication } from './application.ts';
import { removeSavedLead, saveLead, readSavedLead } from './savedLead.ts';

vi.mock('./authService.ts', () => ({
  getAccessToken: () => Promise.resolve('token'),
  renewAccessToken: () => Promise.resolve(undefined),
}));
afterEach(() => {
  removeSavedLead();
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

/** The first page of the visit, as the bootstrap stores it. */
const landing = { url: 'https://site.example/pricing?utm_source=letter&token=x', referrer: '' };

test('submitApplication sends the attribution in a request that the function accepts', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(landing) });
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ success: true })));
  vi.stubGlobal('fetch', fetched);
  saveLead({ message: 'Hops.' });
  const outcome = await submitApplication(answers, new AbortController().signal);
  expect(outcome).toEqual({ accepted: true });
  // The saved lead is part of the application now.
  expect(readSavedLead()).toBeUndefined();
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
])('answersFromLead prefills the application from %o', (lead, prefilled) => {
  saveLead(lead);
  expect(answersFromLead()).toEqual({
    firstName: '',
    lastName: '',
    currentLocation: '',
    businessDetails: '',
    ...prefilled,
  });
});

test('submitApplication sends the same idempotency key for the same answers, and another key for other answers', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(landing) });
  const keys: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    keys.push((JSON.parse(body as string) as { idempotencyKey: string }).idempotencyKey);
    return Promise.resolve(Response.json({ success: true }));
  });
  for (const sent of [answers, { ...answers }, { ...answers, title: 'Grower' }])
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await submitApplication(sent, new AbortController().signal);
  const [first, second, other] = keys;
  expect(first).toMatch(/^[\da-f]{64}$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test('the form counts up to the number of characters that the function accepts', () => {
  const { max } = application.counter;
  const { businessDetails, businessTeam, businessProgress, businessStrategy, ...profileData } = answers;
  const acceptsTeamOf = (length: number) =>
    validateApplication({
      profileData,
      applicationData: {
        businessDetails,
        businessTeam: businessTeam.padEnd(length, '.'),
        businessProgress,
        businessStrategy,
      },
      idempotencyKey: 'key-of-a-test',
    }).ok;
  expect([acceptsTeamOf(max), acceptsTeamOf(max + 1)]).toEqual([true, false]);
});
