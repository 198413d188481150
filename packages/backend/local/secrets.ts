import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Made once for each data folder, and never leaving it. */
export interface Secrets {
  /** What a browser shows to the API; acts as `anon`. Public by nature. */
  publishableKey: string;
  /** Acts as `service_role`. */
  secretKey: string;
  jwtSecret: string;
  databasePassword: string;
  dispatchSecret: string;
  hashSecret: string;
  stripeKey: string;
  stripeWebhookSecret: string;
  /** Of the account that belongs to the studio. */
  studioPassword: string;
}

const random = () => randomBytes(24).toString('base64url');

const make = (): Secrets => ({
  publishableKey: `sb_publishable_${random()}`,
  secretKey: `sb_secret_${random()}`,
  jwtSecret: random() + random(),
  databasePassword: random(),
  dispatchSecret: random(),
  hashSecret: random(),
  stripeKey: `sk_test_${random()}`,
  stripeWebhookSecret: `whsec_${random()}`,
  studioPassword: randomBytes(9).toString('base64url'),
});

/** Reads the folder's secrets, and makes those that are missing. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const known = JSON.parse(text) as Partial<Secrets>;
  const secrets: Secrets = { ...make(), ...known };
  if (Object.keys(secrets).length === Object.keys(known).length) return secrets;
  // Whole or not at all: half a file would lock the database behind a lost password.
  await writeFile(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}
