// Loads the applications that the signed-in user has sent.
import type { SentApplication } from '@fit-to-print/ui/flows/AccountSettings';
import { callDatabase } from './callDatabase.ts';

/** The longest time that the list may take to load before the account opens without it. */
const timeoutMs = 8000;

/** The applications of the signed-in user, newest first. `unknown` if they cannot be read. */
export async function loadSentApplications(): Promise<SentApplication[] | 'unknown'> {
  try {
    const rows = await callDatabase('my_applications', {}, AbortSignal.timeout(timeoutMs));
    return (rows as { id: string; company_name: string; sent_at: string }[]).map(
      ({ id, company_name, sent_at }) => ({ id, companyName: company_name, sentAt: sent_at }),
    );
  } catch {
    return 'unknown';
  }
}
