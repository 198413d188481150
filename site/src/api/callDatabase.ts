// Calls functions of the database over HTTP.
import { publishableKey } from './backend.ts';
import { callAsUser } from './callAsUser.ts';
import { toStorableText } from './storableText.ts';

/** Calls a database function as the signed-in user, or as the user of an access token. Rejects unless it answers. */
export async function callDatabase(
  name: string,
  parameters: object,
  signal: AbortSignal,
  token?: string,
): Promise<unknown> {
  const response = await callAsUser(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(parameters, (_, value: unknown) =>
      typeof value === 'string' ? toStorableText(value) : value,
    ),
    signal,
    token,
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
  return response.json();
}
