import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from './env.ts';

/**
 * Calls a database function as `service_role`. Plain fetch: one POST needs no client library, and a cold start
 * does not load one. When the gateway has no database behind it, the call is made again after 200, 400 and 800 ms:
 * our functions are made to be called twice.
 * @throws when the database cannot be reached or refuses; the message carries its error code, never the arguments.
 */
export async function rpc<Result>(env: Env, name: string, args: Record<string, unknown>): Promise<Result> {
  const signal = AbortSignal.timeout(10_000);
  for (let delay = 200; ; delay *= 2) {
    const response = await fetch(`${env.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: env.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(args),
      signal,
    });
    const body = await response.text();
    if (response.ok) return (body ? JSON.parse(body) : undefined) as Result;
    if (delay > 800 || ![502, 503, 504].includes(response.status)) {
      const code = /"code"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? 'no code';
      throw new Error(`${name} answered ${response.status} (${code}).`);
    }
    await sleep(delay, undefined, { signal });
  }
}
