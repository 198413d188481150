import type { Env } from './env.ts';

/**
 * Calls a database function as `service_role`. Plain fetch: one POST needs no client library, and a cold start
 * does not load one.
 * @throws when the database cannot be reached or refuses; the message carries its error code, never the arguments.
 */
export async function rpc<Result>(env: Env, name: string, args: Record<string, unknown>): Promise<Result> {
  const response = await fetch(`${env.supabaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: env.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.text();
  if (!response.ok) {
    const code = /"code"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? 'no code';
    throw new Error(`${name} answered ${response.status} (${code}).`);
  }
  return (body ? JSON.parse(body) : undefined) as Result;
}
