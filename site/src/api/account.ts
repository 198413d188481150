// The requests of the page /account: a copy of the user's data, and the deletion of the account.
import type { AccountSettingsProps, AccountOutcome } from '@fit-to-print/ui/flows/AccountSettings';
import { loadAuthClient } from './authService.ts';
import { callFunction } from './callAsUser.ts';
import { readResponse } from './functionResponse.ts';
import { saveFile } from './saveFile.ts';

/**
 * Returns the kind of text that the user enters to confirm the deletion: the password, or the word “delete” if the account has no password because it signs in with
 * Google. It is the password if the providers are not known.
 */
export async function reauthenticationMethod(): Promise<AccountSettingsProps['reauthentication']> {
  const { auth } = await loadAuthClient();
  const { data } = await auth.getSession();
  const providers: unknown = data.session?.user.app_metadata.providers;
  return Array.isArray(providers) && !providers.includes('email') ? 'word' : 'password';
}

/** The outcome of a failed request, with the function's error and the reference that a user can quote. A gateway's HTML page has neither. */
async function rejectionFrom(response: Response): Promise<AccountOutcome> {
  const { error, fields, reference } = await readResponse(response);
  return {
    accepted: false,
    ...(error !== undefined && { message: error }),
    ...(fields?.password !== undefined && { isAboutPassword: true }),
    ...reference,
  };
}

/** Saves a copy of all data as a download. */
export async function downloadAccountData(fileName: string, signal: AbortSignal): Promise<AccountOutcome> {
  const response = await callFunction('export-data', { signal });
  if (!response.ok) return rejectionFrom(response);
  const text = JSON.stringify(await response.json(), undefined, 2);
  saveFile([text], 'application/json', fileName);
  return { accepted: true };
}

/** Deletes the account and all its data. */
export async function deleteAccount(
  password: string | undefined,
  signal: AbortSignal,
): Promise<AccountOutcome> {
  const response = await callFunction('delete-account', {
    body: password === undefined ? {} : { password },
    signal,
  });
  return response.ok ? { accepted: true } : rejectionFrom(response);
}
