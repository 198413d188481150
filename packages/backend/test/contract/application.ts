/** A valid application for tests. */
import { randomUUID } from 'node:crypto';
import type { ApplicationRequest } from '../../supabase/functions/_shared/contracts/application.ts';

/** A valid application. */
export const newApplication = (
  change: Partial<ApplicationRequest['applicationData']> = {},
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
    ...change,
  },
  idempotencyKey: randomUUID(),
  attribution: { utm_source: 'newsletter', landingPage: '/pricing' },
});
