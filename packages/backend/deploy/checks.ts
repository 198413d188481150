/**
 * The list of all deployment checks of the backend, which `pnpm deploy:check` runs. A `Check` compares one part of a hosted project with what
 * is expected, and says what to do about each difference.
 */
import { authCheck, authSettingsCheck, googleCheck } from './auth.ts';
import type { Check } from './check.ts';
import { databaseSettingsCheck, graphqlCheck, migrationsCheck, scheduleCheck } from './database.ts';
import { environmentCheck, linkedProjectCheck } from './environment.ts';
import { addressCheck, functionsCheck, healthCheck } from './functions.ts';
import { senderCheck } from './resend.ts';
import { staffCheck } from './staff.ts';
import { storageCheck } from './storage.ts';
import { paymentLinksCheck, portalCheck, pricesCheck, signatureCheck, webhookCheck } from './stripe.ts';

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
