// `pnpm deploy:prices`: creates the prices of the rate card in the Stripe account of STRIPE_SECRET_KEY. Running it again creates nothing twice.
import { createPrices } from '@fit-to-print/backend/deploy/stripe';
import { readProjectSettings } from './projectSettings.ts';

const project = readProjectSettings();
if (project.env.STRIPE_SECRET_KEY) {
  for (const message of await createPrices(project)) console.log(message);
} else {
  console.error('Write STRIPE_SECRET_KEY into packages/backend/supabase/functions/.env.');
  process.exitCode = 1;
}
