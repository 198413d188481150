import { makePrices } from '@fit-to-print/backend/deploy/stripe';
import { readProject } from './project.ts';

/** `pnpm deploy:prices`: the packages of the rate card at Stripe, in the account of STRIPE_SECRET_KEY. May be run again. */
const project = readProject();
if (project.env.STRIPE_SECRET_KEY) {
  for (const line of await makePrices(project)) console.log(line);
} else {
  console.error('Write STRIPE_SECRET_KEY into packages/backend/supabase/functions/.env.');
  process.exitCode = 1;
}
