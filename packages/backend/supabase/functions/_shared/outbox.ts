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

const sendTimeout = 8_000;
// Its turn, a time-out, and room to settle it.
const leaseSeconds = sendTimeout / 1000 + 30;
// The platform ends a worker after 150 s.
const patience = 120_000;

/**
 * Sends what is due, until nothing is or `until` (of performance.now()) has come. One mail is claimed at a time, so that a worker
 * that dies costs no other mail an attempt. Any number may run at once. Returns how many were sent, and how many failed.
 * @throws where the mail's settings are not in order, before anything is claimed
 */
export async function dispatchOutbox(
  env: Env,
  until = performance.now() + patience,
): Promise<{ sent: number; failed: number }> {
  const settings = readMailEnv();
  const count = { sent: 0, failed: 0 };
  while (performance.now() < until) {
    const [mail] = (await rpc(env, 'claim_outbox', {
      p_limit: 1,
      p_lease_seconds: leaseSeconds,
    })) as Claimed[];
    if (!mail) break;
    await turn(settings.resendRateLimit);
    const error = await send(settings, mail).then(
      () => null,
      // What fetch throws of itself names no one: the address is in the body, and the error has the host alone.
      (failure: unknown) => reason(failure),
    );
    await rpc(env, 'finish_outbox_attempt', { p_id: mail.id, p_attempt: mail.attempt, p_error: error });
    count[error === null ? 'sent' : 'failed'] += 1;
    log('mail', { kind: mail.kind, key: mail.key, attempt: mail.attempt, error: error ?? undefined });
  }
  return count;
}

let nextTurn = 0;

/** Resolves when one more mail may be sent. What the provider refuses for coming too soon would have used an attempt. */
async function turn(perSecond: number): Promise<void> {
  const now = performance.now();
  const wait = nextTurn - now;
  nextTurn = Math.max(now, nextTurn) + 1000 / perSecond;
  if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
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
      const until = performance.now() + patience;
      while (again && performance.now() < until) {
        again = false;
        await dispatchOutbox(env, until);
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
