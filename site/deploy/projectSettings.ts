// Reads the settings of the hosted project that the commands `pnpm deploy:…` work on.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Project } from '@fit-to-print/backend/deploy/check';
import { brand } from '@fit-to-print/content/brand';
import { tiers } from '@fit-to-print/content/tiers';

const backend = path.resolve(import.meta.dirname, '../../packages/backend');

/** The product and price that `pnpm deploy:prices` creates at Stripe for each tier of the rate card. The price is in cents. */
export const tierPrices = Object.fromEntries(
  tiers.map(({ id, name, price }) => [
    id,
    { name, product: `${brand.product} ${name}`, amount: price.amount * 100 },
  ]),
) as Project['tiers'];

/** Reads the environment and the two `.env` files of the backend. */
export function readProjectSettings(): Project {
  for (const file of ['supabase/.env', 'supabase/functions/.env'].map(name => path.join(backend, name))) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
  return {
    env: process.env,
    folder: backend,
    tiers: tierPrices,
  };
}
