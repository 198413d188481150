/** A valid application for the tests of the form's contract and of the functions. */
import { randomUUID } from 'node:crypto';
import type { ApplicationRequest } from '../../supabase/functions/_shared/contracts/application.ts';

/**
 * Returns a valid request with a new idempotency key.
 * @param overrides Fields of `applicationData` with other values.
 */
export const validApplication = (
  overrides: Partial<ApplicationRequest['applicationData']> = {},
): ApplicationRequest => ({
  profileData: {
    firstName: 'Ada',
    lastName: 'Lindqvist',
    email: 'ada@hopyard.example',
    title: 'Founder',
    companyName: 'Hopyard',
    currentLocation: 'Milwaukee, Wisconsin',
    phoneNumber: '414 555 0142',
    linkedinUrl: '',
    fullTime: 'planning',
  },
  applicationData: {
    businessDetails: 'Harvest forecasts for hop growers.',
    businessTeam: 'Two growers and an agronomist.',
    businessProgress: 'A spreadsheet that eleven farms pay for.',
    businessStrategy: 'Forty farms by the next harvest.',
    ...overrides,
  },
  idempotencyKey: randomUUID(),
  attribution: { utm_source: 'newsletter', landingPage: '/pricing' },
});
