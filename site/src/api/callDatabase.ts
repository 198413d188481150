// Sends requests to the database over HTTP (PostgREST).
import type { Database, Json } from '@fit-to-print/backend/types';
import { publishableKey } from './backend.ts';
import { callAsUser } from './callAsUser.ts';
import { toStorableText } from './storableText.ts';

type Functions = Database['public']['Functions'];
export type DatabaseFunction = keyof Functions;
/** What a database function returns: `unknown` if it returns JSON, because the generated types do not say what that contains. */
type Result<Returns> = Json extends Returns ? unknown : Json[] extends Returns ? unknown : Returns;

interface RequestOptions {
  method?: string;
  body?: object;
  signal?: AbortSignal | undefined;
  /** The access token. Default: that of the signed-in user. */
  token?: string | undefined;
}

/**
 * Sends a request to a table, a view or a function, with the rights of a user.
 * @param path Example: `leads?select=id`.
 */
export const requestDatabase = (path: string, { body, ...options }: RequestOptions): Promise<Response> =>
  callAsUser(`/rest/v1/${path}`, {
    headers: {
      apikey: publishableKey,
      ...(body && { 'content-type': 'application/json', prefer: 'return=representation' }),
    },
    ...(body && {
      body: JSON.stringify(body, (_, value: unknown) =>
        typeof value === 'string' ? toStorableText(value) : value,
      ),
    }),
    ...options,
  });

/** Requests rows of a table or view, or the result of a function. Rejects if the database does not answer, or answers with an error. */
export async function requestRows(path: string, options: RequestOptions): Promise<unknown> {
  const response = await requestDatabase(path, options);
  if (!response.ok) throw new Error(`The database answered ${response.status} to ${path.split('?')[0]}.`);
  return response.json();
}

/** Calls a database function. Rejects if the database does not answer, or answers with an error. */
export const callDatabase = <Name extends DatabaseFunction>(
  name: Name,
  parameters: Partial<Record<keyof Functions[Name]['Args'], unknown>>,
  signal?: AbortSignal,
  token?: string,
): Promise<Result<Functions[Name]['Returns']>> =>
  requestRows(`rpc/${name}`, { method: 'POST', body: parameters, signal, token }) as Promise<
    Result<Functions[Name]['Returns']>
  >;
