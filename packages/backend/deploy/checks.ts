/**
 * The list of all deployment checks of the backend, which `pnpm deploy:check` runs. A `Check` compares one part of a hosted project with what
 * is expected, and says what to do about each difference.
 */
import type { Check } from './check.ts';
import { senderCheck } from './resend.ts';
import { paymentLinksCheck, portalCheck, pricesCheck, signatureCheck, webhookCheck } from './stripe.ts';
import {
  addressCheck,
  authCheck,
  authSettingsCheck,
  databaseSettingsCheck,
  functionsCheck,
  googleCheck,
  graphqlCheck,
  healthCheck,
  linkedProjectCheck,
  migrationsCheck,
  scheduleCheck,
  environmentCheck,
  storageCheck,
  staffCheck,
} from './supabase.ts';

/** The checks of the backend by chapter of DEPLOYMENT.md, in its order. The checks of the site are in `site/deploy`. */
export const checks = {
  settings: [environmentCheck],
  project: [
    linkedProjectCheck,
    migrationsCheck,
    authCheck,
    googleCheck,
    storageCheck,
    senderCheck,
    authSettingsCheck,
    databaseSettingsCheck,
    graphqlCheck,
  ],
  stripe: [pricesCheck, paymentLinksCheck, portalCheck, webhookCheck],
  functions: [functionsCheck, healthCheck, addressCheck, signatureCheck, scheduleCheck],
  staff: [staffCheck],
} as const satisfies Record<string, readonly Check[]>;
