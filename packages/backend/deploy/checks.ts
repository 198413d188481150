import type { Check } from './check.ts';
import { senderCheck } from './resend.ts';
import { portalCheck, pricesCheck, signatureCheck, webhookCheck } from './stripe.ts';
import {
  authCheck,
  authMailCheck,
  functionsCheck,
  googleCheck,
  healthCheck,
  linkCheck,
  migrationsCheck,
  scheduleCheck,
  settingsCheck,
  storageCheck,
  studioCheck,
} from './supabase.ts';

/** What a hosted project needs, by chapters of DEPLOYMENT.md and in the order of each. The site's own are beside the site. */
export const checks = {
  settings: [settingsCheck],
  project: [linkCheck, migrationsCheck, authCheck, googleCheck, storageCheck, senderCheck, authMailCheck],
  stripe: [pricesCheck, portalCheck, webhookCheck],
  functions: [functionsCheck, healthCheck, signatureCheck, scheduleCheck],
  studio: [studioCheck],
} as const satisfies Record<string, readonly Check[]>;
