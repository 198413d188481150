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
} from '@fit-to-print/ui/flows/ApplicationWizard';
import { attribution } from './attribution.ts';
import { callFunction } from './call.ts';
import { forgetLead, keptLead } from './lead.ts';
import { referenceOf } from './reference.ts';

/** The same checks, in the same words, as the function makes. */
export const validate = (answers: ApplicationAnswers): ApplicationProblems => applicationProblems(answers);

const pick = (fields: object, answers: ApplicationAnswers) =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => Object.hasOwn(fields, field)));

/** What was written on the front page's coupon, in the fields of an application. */
export function keptApplicant(): Partial<ApplicationAnswers> {
  const { name = '', city = '', message = '' } = keptLead() ?? {};
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return {
    firstName,
    lastName: others.join(' '),
    // Where else, the coupon does not ask.
    currentLocation: city === 'Other' ? '' : city,
    businessDetails: message,
  };
}

/** Sends an application for whoever is signed in. Whatever is not a plain yes is a no; a broken connection rejects. */
export async function submit(
  { answers, key }: ApplicationRequest,
  signal: AbortSignal,
): Promise<ApplicationOutcome> {
  const response = await callFunction('submit-application', {
    body: {
      profileData: pick(profileLimits, answers),
      applicationData: pick(businessLimits, answers),
      idempotencyKey: key,
      attribution: attribution(),
    },
    signal,
  });
  // A gateway's page of HTML is no answer of ours.
  const answer: unknown = await response.json().catch(() => null);
  const { success, error, fields } = (answer ?? {}) as {
    success?: unknown;
    error?: unknown;
    fields?: ApplicationProblems;
  };
  if (response.ok && success === true) {
    forgetLead();
    return { accepted: true };
  }
  return {
    accepted: false,
    ...(typeof error === 'string' && { message: error }),
    ...(fields && { problems: fields }),
    ...(response.status === 401 && { signedOut: true }),
    ...referenceOf(answer),
  };
}
