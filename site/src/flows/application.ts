import {
  applicationProblems,
  businessLimits,
  profileLimits,
} from '@fit-to-print/backend/contracts/application';
import type {
  ApplicationAnswers,
  ApplicationOutcome,
  ApplicationProblems,
  ApplicationRequest,
  DraftStore,
} from '@fit-to-print/ui/flows/ApplicationWizard';
import { accessToken } from '../session/session.ts';
import { fetchWithRetry } from './retry.ts';

/** The same checks, in the same words, as the function makes. */
export const validate = (answers: ApplicationAnswers): ApplicationProblems => applicationProblems(answers);

const pick = (fields: object, answers: ApplicationAnswers) =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => Object.hasOwn(fields, field)));

/** Sends an application for whoever is signed in. Whatever is not a plain yes is a no; a broken connection rejects. */
export async function submit(
  { answers, key }: ApplicationRequest,
  signal: AbortSignal,
): Promise<ApplicationOutcome> {
  const token = await accessToken();
  const response = await fetchWithRetry(
    `${import.meta.env.VITE_SUPABASE_URL as string}/functions/v1/submit-application`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({
        profileData: pick(profileLimits, answers),
        applicationData: pick(businessLimits, answers),
        idempotencyKey: key,
      }),
      signal,
    },
  );
  // A gateway's page of HTML is no answer of ours.
  const answer: unknown = await response.json().catch(() => null);
  const { success, error, fields } = (answer ?? {}) as {
    success?: unknown;
    error?: unknown;
    fields?: ApplicationProblems;
  };
  if (response.ok && success === true) return { accepted: true };
  return {
    accepted: false,
    ...(typeof error === 'string' && { message: error }),
    ...(fields && { problems: fields }),
  };
}

/** Drafts of one user in this browser; private windows and full disks throw, and then nothing is kept. */
export function draftsOf(userId: string): DraftStore {
  const key = `application-draft:${userId}`;
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    write(draft) {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        localStorage.removeItem(key);
      } catch {}
    },
  };
}
