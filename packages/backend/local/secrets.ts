/** The API keys and passwords of the local backend. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The keys and passwords of a local backend, generated once for each data folder and stored in it. */
export interface Secrets {
  /** The API key of the browser, which acts as `anon`. */
  publishableKey: string;
  /** The API key that acts as `service_role`. */
  secretKey: string;
  /** The key that signs access tokens (JSON web tokens). */
  jwtSecret: string;
  /** The password of the superuser `postgres`. */
  databasePassword: string;
  /** The password of the role with which the API connects. */
  apiPassword: string;
  /** The bearer token with which the timer calls functions. */
  dispatchSecret: string;
  /** The HMAC key of the hashes by which rate limits count callers. */
  hashSecret: string;
  stripeKey: string;
  stripeWebhookSecret: string;
  staffPassword: string;
}

const randomToken = () => randomBytes(24).toString('base64url');

// The prefixes are those of the services: `sb_` keys are Supabase's, `sk_test_` and `whsec_` Stripe's.
const newSecrets = (): Secrets => ({
  publishableKey: `sb_publishable_${randomToken()}`,
  secretKey: `sb_secret_${randomToken()}`,
  jwtSecret: randomToken() + randomToken(),
  databasePassword: randomToken(),
  apiPassword: randomToken(),
  dispatchSecret: randomToken(),
  hashSecret: randomToken(),
  stripeKey: `sk_test_${randomToken()}`,
  stripeWebhookSecret: `whsec_${randomToken()}`,
  staffPassword: randomBytes(9).toString('base64url'),
});

/** Reads the secrets of a data folder, and adds the missing ones. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const stored = JSON.parse(text) as Partial<Secrets>;
  const secrets: Secrets = { ...newSecrets(), ...stored };
  if (Object.keys(secrets).length === Object.keys(stored).length) return secrets;
  // The file is written under another name and renamed: half a file would lose the database's password.
  await writeFile(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}
