// Checks the answers of an application and sends them to the backend.
import { businessFields, profileFields } from '@fit-to-print/backend/contracts/application';
import type { ApplicationAnswers, ApplicationOutcome } from '@fit-to-print/ui/flows/ApplicationWizard';
import { readAttribution } from './attribution.ts';
import { callFunction } from './callAsUser.ts';
import { removeSavedLead } from './savedLead.ts';
import { readResponse } from './functionResponse.ts';

/** The checks that the function makes, with the same messages. */
export { applicationProblems } from '@fit-to-print/backend/contracts/application';

const pick = (fields: object, answers: ApplicationAnswers) =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => Object.hasOwn(fields, field)));

/**
 * The same answers of one account have the same key, in every tab. A page that is not served over TLS has no digest: there,
 * each attempt has its own key.
 */
async function idempotencyKeyOf(answers: ApplicationAnswers): Promise<string> {
  const bytesOfAnswers = new TextEncoder().encode(JSON.stringify(answers));
  // TypeScript declares `subtle` as always present. Browsers leave it out on pages without TLS.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  const bytes = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytesOfAnswers))
    : crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends an application for the signed-in user. Only `success: true` counts as accepted; a failed connection rejects. */
export async function submitApplication(
  answers: ApplicationAnswers,
  signal: AbortSignal,
): Promise<ApplicationOutcome> {
  const response = await callFunction('submit-application', {
    body: {
      profileData: pick(profileFields, answers),
      applicationData: pick(businessFields, answers),
      idempotencyKey: await idempotencyKeyOf(answers),
      attribution: readAttribution(),
    },
    signal,
  });
  const { isAccepted, error, fields, reference } = await readResponse(response);
  if (isAccepted) {
    removeSavedLead();
    return { accepted: true };
  }
  return {
    accepted: false,
    ...(error !== undefined && { message: error }),
    ...(fields && { problems: fields }),
    ...(response.status === 401 && { isSignedOut: true as const }),
    ...reference,
  };
}
