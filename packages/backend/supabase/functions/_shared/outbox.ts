import { rpc } from './database.ts';
import { type Env, type MailEnv, readMailEnv } from './env.ts';
import { log, outsideRequests, reason } from './log.ts';
import { accountDeleted } from './mail/account.ts';
import { type Application, applicationConfirmation, applicationNotification } from './mail/application.ts';
import { contactConfirmation, contactNotification, type Lead } from './mail/contact.ts';
import type { RenderedMail } from './mail/render.ts';

/** A claimed row of `public.outbox`. */
type Claimed = { id: number; key: string; attempt: number } & (
  | { kind: 'contact-notification'; payload: Lead }
  | { kind: 'application-notification'; payload: Application }
  | { kind: keyof typeof toSender; payload: { email: string } }
);

const batch = 10;
const sendTimeout = 8_000;
// A whole batch of time-outs, and room to settle them.
const leaseSeconds = (batch * sendTimeout) / 1000 + 30;

/**
 * Sends what is due, until nothing is. Any number may run at once. Returns how many were sent, and how many failed.
 * @throws where the mail's settings are not in order, before anything is claimed
 */
export async function dispatchOutbox(env: Env): Promise<{ sent: number; failed: number }> {
  const settings = readMailEnv();
  const count = { sent: 0, failed: 0 };
  let claimed: Claimed[];
  do {
    const due = await rpc(env, 'claim_outbox', { p_limit: batch, p_lease_seconds: leaseSeconds });
    claimed = due as Claimed[];
    for (const mail of claimed) {
      const error = await send(settings, mail).then(
        () => null,
        // What fetch throws of itself names no one: the address is in the body, and the error has the host alone.
        (failure: unknown) => reason(failure),
      );
      await rpc(env, 'settle_outbox', { p_id: mail.id, p_attempt: mail.attempt, p_error: error });
      count[error === null ? 'sent' : 'failed'] += 1;
      log('mail', { kind: mail.kind, key: mail.key, attempt: mail.attempt, error: error ?? undefined });
    }
  } while (claimed.length === batch);
  return count;
}

let again = false;
let underWay: Promise<void> | undefined;

/**
 * Sends what is due, for a caller who has just added to it. One dispatch runs at a time, and one more after it for
 * everything that was added meanwhile, so that a rush of leads does not become a rush of dispatchers. Whose mail that is
 * nobody can say: it is logged under no request, and found by its key, which has the lead's id. Never rejects: what fails is
 * logged, and left to the timer.
 */
export function dispatchSoon(env: Env): Promise<void> {
  again = true;
  underWay ??= outsideRequests(async () => {
    try {
      while (again) {
        again = false;
        await dispatchOutbox(env);
      }
    } catch (error) {
      log('dispatch', { error: reason(error) });
    } finally {
      underWay = undefined;
    }
  });
  return underWay;
}

/** Mail to whom it is about, which says nothing of what they wrote. */
const toSender = {
  'contact-confirmation': contactConfirmation,
  'application-confirmation': applicationConfirmation,
  'account-deleted': accountDeleted,
};

/** The recipient and words of a mail. */
function compose(env: MailEnv, mail: Claimed): { to: string; content: RenderedMail } {
  if (mail.kind === 'contact-notification') {
    return { to: env.studioEmail, content: contactNotification(mail.payload) };
  }
  if (mail.kind === 'application-notification') {
    return { to: env.studioEmail, content: applicationNotification(mail.payload) };
  }
  return { to: mail.payload.email, content: toSender[mail.kind]() };
}

async function send(env: MailEnv, mail: Claimed): Promise<void> {
  const { to, content } = compose(env, mail);
  const response = await fetch(`${env.resendApiUrl}/emails`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${env.resendApiKey}`,
      'content-type': 'application/json',
      'idempotency-key': mail.key,
    },
    body: JSON.stringify({ from: env.mailFrom, to: [to], ...content }),
    signal: AbortSignal.timeout(sendTimeout),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The mail provider answered ${response.status}.`);
}
