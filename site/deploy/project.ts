import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Project } from '@fit-to-print/backend/deploy/check';
import { tiers as packages } from '@fit-to-print/content/tiers';
import { tiers } from '@fit-to-print/backend/contracts/subscription';

const backend = path.resolve(import.meta.dirname, '../../packages/backend');

const cents = (name: string) => packages.find(tier => tier.name === name)!.price.amount * 100;

/** The project that the environment and the two `.env` name, at the prices of the rate card. */
export function readProject(): Project {
  for (const file of ['supabase/.env', 'supabase/functions/.env'].map(name => path.join(backend, name))) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
  return {
    env: process.env,
    folder: backend,
    prices: Object.fromEntries(tiers.map(tier => [tier, cents(tier)])) as Project['prices'],
  };
}
