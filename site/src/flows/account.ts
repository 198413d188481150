import type { AccountFailure } from '@fit-to-print/backend/contracts/account';
import type { AccountFileProps, AccountOutcome } from '@fit-to-print/ui/flows/AccountFile';
import { accessToken, connect, renewedToken } from '../session/session.ts';
import { referenceOf } from './reference.ts';
import { fetchWithRetry } from './retry.ts';

/** What whoever is signed in proves themselves by: Google keeps the password of its accounts. */
export async function proofOf(): Promise<AccountFileProps['proof']> {
  const { auth } = await connect();
  const { data } = await auth.getSession();
  const providers: unknown = data.session?.user.app_metadata.providers;
  return Array.isArray(providers) && !providers.includes('email') ? 'word' : 'password';
}

/** Calls a function for whoever is signed in. A broken connection rejects. */
async function call(name: string, signal: AbortSignal, body?: object): Promise<Response> {
  const send = (token: string | undefined) =>
    fetchWithRetry(`${import.meta.env.VITE_SUPABASE_URL as string}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
  const response = await send(await accessToken());
  if (response.status !== 401) return response;
  const renewed = await renewedToken();
  return renewed === undefined ? response : send(renewed);
}

/** Why not, in the function's words; a gateway's page of HTML has none. */
async function refusal(response: Response): Promise<AccountOutcome> {
  const answer: unknown = await response.json().catch(() => null);
  const { error, fields } = (answer ?? {}) as Partial<AccountFailure>;
  return {
    accepted: false,
    ...(typeof error === 'string' && { message: error }),
    ...(fields?.password !== undefined && { password: true }),
    ...referenceOf(answer),
  };
}

/** A copy of everything, among the browser's downloads. */
export async function download(fileName: string, signal: AbortSignal): Promise<AccountOutcome> {
  const response = await call('export-data', signal);
  if (!response.ok) return refusal(response);
  const text = JSON.stringify(await response.json(), undefined, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken what it needs by the end of the click.
  URL.revokeObjectURL(url);
  return { accepted: true };
}

/** Deletes the account and all that is in it. */
export async function remove(password: string | undefined, signal: AbortSignal): Promise<AccountOutcome> {
  const response = await call('delete-account', signal, password === undefined ? {} : { password });
  return response.ok ? { accepted: true } : refusal(response);
}
