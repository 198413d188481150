import type { Check } from './check.ts';
import { senderCheck } from './resend.ts';
import { portalCheck, pricesCheck, webhookCheck } from './stripe.ts';
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

/** What a hosted project needs, in the order in which it is done. */
export const checks: readonly Check[] = [
  settingsCheck,
  linkCheck,
  migrationsCheck,
  authCheck,
  googleCheck,
  storageCheck,
  senderCheck,
  authMailCheck,
  pricesCheck,
  portalCheck,
  functionsCheck,
  healthCheck,
  webhookCheck,
  scheduleCheck,
  studioCheck,
];
