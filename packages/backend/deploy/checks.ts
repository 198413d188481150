/** The list of all deployment checks of the backend, which `pnpm deploy:check` runs. */
import type { Check } from './check.ts';
import { senderCheck } from './resend.ts';
import { paymentLinksCheck, portalCheck, pricesCheck, signatureCheck, webhookCheck } from './stripe.ts';
import {
  authCheck,
  authSettingsCheck,
  functionsCheck,
  googleCheck,
  healthCheck,
  linkCheck,
  migrationsCheck,
  scheduleCheck,
  settingsCheck,
  storageCheck,
  staffCheck,
} from './supabase.ts';

/** The checks of the backend by chapter of DEPLOYMENT.md, in its order. The checks of the site are in `site/deploy`. */
export const checks = {
  settings: [settingsCheck],
  project: [linkCheck, migrationsCheck, authCheck, googleCheck, storageCheck, senderCheck, authSettingsCheck],
  stripe: [pricesCheck, paymentLinksCheck, portalCheck, webhookCheck],
  functions: [functionsCheck, healthCheck, signatureCheck, scheduleCheck],
  staff: [staffCheck],
} as const satisfies Record<string, readonly Check[]>;
