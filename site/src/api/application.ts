// Checks the answers of an application and sends them to the backend.
import { businessFields, profileFields } from '@fit-to-print/backend/contracts/application';
import type { ApplicationAnswers, ApplicationOutcome } from '@fit-to-print/ui/flows/ApplicationWizard';
import { readAttribution } from './attribution.ts';
import { callFunction } from './callAsUser.ts';
import { removeSavedLead } from './savedLead.ts';
import { readResponse } from './functionResponse.ts';
import { sha256, toHex } from './sha256.ts';

/** The checks that the function makes, with the same messages. */
export { applicationProblems } from '@fit-to-print/backend/contracts/application';

const pick = (fields: object, answers: ApplicationAnswers) =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => Object.hasOwn(fields, field)));

/**
 * The same answers of one account have the same key, in every tab. A page that is not served over TLS has no digest: there,
 * each attempt has its own key.
 */
const idempotencyKeyOf = async (answers: ApplicationAnswers): Promise<string> =>
  (await sha256(JSON.stringify(answers))) ?? toHex(crypto.getRandomValues(new Uint8Array(16)));

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
