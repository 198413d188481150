import type { SubscriptionStatus } from '@fit-to-print/backend/contracts/subscription';
import { call } from './call.ts';
import { referenceOf } from './reference.ts';

/** How long a call may take, its retries included. In ms. */
export const patience = 15_000;

/** An answer that is no plain yes, and what to quote to whoever looks into it. */
export class RefusedCall extends Error {
  readonly reference: string | undefined;
  constructor(message: string, reference: string | undefined) {
    super(message);
    this.reference = reference;
  }
}

/** What a plain yes says. Rejects on any other answer. */
export async function plainAnswer<Answer>(name: string, response: Response): Promise<Answer> {
  if (!response.ok) {
    const { reference } = referenceOf(await response.json().catch(() => null));
    throw new RefusedCall(`${name} answered ${response.status}.`, reference);
  }
  return (await response.json()) as Answer;
}

export async function checkSubscription(token: string, signal: AbortSignal): Promise<SubscriptionStatus> {
  const name = 'check-subscription';
  const patient = AbortSignal.any([AbortSignal.timeout(patience), signal]);
  return plainAnswer(name, await call(name, token, { signal: patient }));
}
