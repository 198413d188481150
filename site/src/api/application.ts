import {
  applicationProblems,
  businessFields,
  profileFields,
} from '@fit-to-print/backend/contracts/application';
import type {
  ApplicationAnswers,
  ApplicationOutcome,
  ApplicationProblems,
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

/**
 * The same answers of one account are one application: sent again, and from every tab. Where a page is not served over TLS
 * there is no digest, and every try is one of its own.
 */
async function keyOf(answers: ApplicationAnswers): Promise<string> {
  const written = new TextEncoder().encode(JSON.stringify(answers));
  // Typed as being there always.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  const bytes = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', written))
    : crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends an application for whoever is signed in. Whatever is not a plain yes is a no; a broken connection rejects. */
export async function submit(answers: ApplicationAnswers, signal: AbortSignal): Promise<ApplicationOutcome> {
  const response = await callFunction('submit-application', {
    body: {
      profileData: pick(profileFields, answers),
      applicationData: pick(businessFields, answers),
      idempotencyKey: await keyOf(answers),
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
    ...(response.status === 401 && { isSignedOut: true as const }),
    ...referenceOf(answer),
  };
}
