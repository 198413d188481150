/** Sends the mail and the events that wait in the table `outbox`. The transaction that causes a mail writes its row, so no mail is lost. */
import { allowedFetch } from './allowedFetch.ts';
import { rpc } from './database.ts';
import { type Env, type MailEnv, readMailEnv } from './env.ts';
import { type ClaimedEvent, sendEvent } from './events.ts';
import { log, runWithoutRequestId, errorText } from './log.ts';
import { accountDeleted } from './mail/account.ts';
import { type Application, applicationConfirmation, applicationNotification } from './mail/application.ts';
import { contactConfirmation, contactNotification, type Lead } from './mail/contact.ts';
import { emailFormat } from './contracts/contact.ts';
import { dailyDigest, type Digest } from './mail/digest.ts';
import { type OrderMail, renderOrderMail, type OrderMailPayloads } from './mail/order.ts';
import type { RenderedMail } from './mail/render.ts';
import {
  type Sale,
  saleNotification,
  type SecondSubscription,
  secondSubscription,
  secondSubscriptionNotification,
} from './mail/sale.ts';

/** A claimed row of `public.outbox` that is a mail. */
type ClaimedMail = { key: string; channel: 'mail' } &
  // The kinds are the names of the mails. A payload is the data that the mail shows.
  (
    | { kind: 'contact-notification'; payload: Lead }
    | { kind: 'application-notification'; payload: Application }
    | { kind: 'sale-notification'; payload: Sale }
    | { kind: 'second-subscription' | 'second-subscription-notification'; payload: SecondSubscription }
    | { kind: 'daily-digest'; payload: Digest }
    | OrderMail
    | { kind: keyof typeof confirmations; payload: { email: string } }
  );

type ClaimedRow = { id: number; attempt: number } & (ClaimedMail | ClaimedEvent);

const sendTimeoutMs = 8_000;
// Longer than one send can take (rate-limit wait + send timeout), so a live worker never loses its lease.
const leaseSeconds = sendTimeoutMs / 1000 + 30;
// The platform ends a worker after 150 s.
const dispatchTimeoutMs = 120_000;

/**
 * Sends due mail, then due events, until none is left, or until `deadline`, a time of performance.now(). It claims one row at a time:
 * no other dispatcher gets the row before the lease ends. So a worker that crashes uses up an attempt of one row only. Several dispatchers may run at the same time. Returns how many rows were sent, and
 * how many failed.
 * @throws if the mail settings are missing or malformed, before it claims anything
 */
export async function dispatchOutbox(
  env: Env,
  deadline = performance.now() + dispatchTimeoutMs,
): Promise<{ sent: number; failed: number }> {
  const settings = readMailEnv();
  const counts = { sent: 0, failed: 0 };
  let isMailRefused = false;
  while (performance.now() < deadline) {
    const [row] = (await rpc(env, 'claim_outbox', {
      p_limit: 1,
      p_lease_seconds: leaseSeconds,
      p_is_mail_refused: isMailRefused,
    })) as ClaimedRow[];
    if (!row) break;
    const failure = await send(row, settings, env).then(
      () => null,
      (reason: unknown) => reason,
    );
    // This text is stored and logged. An error of fetch names the host of the provider, and not the recipient's address.
    const error = failure === null ? null : errorText(failure);
    const isRefused = failure instanceof ProviderRejection;
    await rpc(env, 'finish_outbox_attempt', {
      p_id: row.id,
      p_attempt: row.attempt,
      p_error: error,
      p_is_refused: isRefused,
    });
    counts[error === null ? 'sent' : 'failed'] += 1;
    log(row.channel, { kind: row.kind, key: row.key, attempt: row.attempt, error: error ?? undefined });
    // The provider would reject the next mail, too. Events can still be sent.
    isMailRefused ||= isRefused;
  }
  return counts;
}

async function send(row: ClaimedRow, settings: MailEnv, env: Env): Promise<void> {
  if (row.channel !== 'mail') return sendEvent(env, row, sendTimeoutMs);
  await waitForRateLimit(settings.resendRateLimit);
  return sendMail(settings, row, env.siteUrl);
}

/** The earliest time of the next mail, as performance.now() has it. */
let nextSendAt = 0;

/** The error when the mail provider rejects our key (401, 403) or the rate of our requests (429), and therefore every mail. */
class ProviderRejection extends Error {}

/** Resolves when the provider's rate limit allows one more mail. */
async function waitForRateLimit(perSecond: number): Promise<void> {
  const now = performance.now();
  const waitMs = nextSendAt - now;
  nextSendAt = Math.max(now, nextSendAt) + 1000 / perSecond;
  if (waitMs > 0) await new Promise(resolve => setTimeout(resolve, waitMs));
}

let dispatchAgain = false;
let runningDispatch: Promise<void> | undefined;

/**
 * Sends due mail after a submission. One dispatch runs at a time, and one more follows it for mail that was added in between, so
 * that many submissions do not start many dispatchers. One dispatch sends mail of many requests, so its log lines carry no request
 * id; the key of a mail contains the lead's id. Never rejects: errors are logged, and the timer retries.
 */
export function dispatchSoon(env: Env): Promise<void> {
  dispatchAgain = true;
  runningDispatch ??= runWithoutRequestId(async () => {
    try {
      const deadline = performance.now() + dispatchTimeoutMs;
      while (dispatchAgain && performance.now() < deadline) {
        dispatchAgain = false;
        await dispatchOutbox(env, deadline);
      }
    } catch (error) {
      log('dispatch', { error: errorText(error) });
    } finally {
      runningDispatch = undefined;
    }
  });
  return runningDispatch;
}

/** Mail to the sender of a form, or to the owner of an account. It contains nothing that a person typed. */
const confirmations = {
  'contact-confirmation': contactConfirmation,
  'application-confirmation': applicationConfirmation,
  'account-deleted': accountDeleted,
};

/** The content of a mail, and whether it goes to the studio or to the person that it is about. */
function composeMail(mail: ClaimedMail, siteUrl: string): { to: 'studio' | 'person'; content: RenderedMail } {
  if (mail.kind === 'contact-notification') {
    return { to: 'studio', content: contactNotification(mail.payload) };
  }
  if (mail.kind === 'application-notification') {
    return { to: 'studio', content: applicationNotification(mail.payload) };
  }
  if (mail.kind === 'sale-notification') {
    return { to: 'studio', content: saleNotification(mail.payload) };
  }
  if (mail.kind === 'second-subscription') {
    return { to: 'person', content: secondSubscription(mail.payload, siteUrl) };
  }
  if (mail.kind === 'second-subscription-notification') {
    return { to: 'studio', content: secondSubscriptionNotification(mail.payload) };
  }
  if (mail.kind === 'daily-digest') {
    return { to: 'studio', content: dailyDigest(mail.payload, siteUrl) };
  }
  if (isOrderMail(mail)) {
    const { to, content } = renderOrderMail(mail, siteUrl);
    return { to: to === 'buyer' ? 'person' : to, content };
  }
  return { to: 'person', content: confirmations[mail.kind]() };
}

const isOrderMail = (mail: ClaimedMail): mail is Extract<ClaimedMail, { kind: keyof OrderMailPayloads }> =>
  mail.kind.startsWith('order-');

async function sendMail(env: MailEnv, mail: ClaimedMail, siteUrl: string): Promise<void> {
  const { to, content } = composeMail(mail, siteUrl);
  // The digest is about no person, so it has no other address for replies than its sender.
  const person = mail.kind === 'daily-digest' ? undefined : mail.payload.email;
  // The application form takes any text as the address. The provider would refuse the mail for it, ten times, and the studio would not get it.
  const personReplyTo = person !== undefined && emailFormat.test(person) ? person : undefined;
  // Replies to the studio's mail go to the person, and replies to the person's mail to the studio: the sender's address may have no inbox.
  const [recipient, replyTo] = to === 'studio' ? [env.staffEmail, personReplyTo] : [person, env.staffEmail];
  const response = await allowedFetch(`${env.resendApiUrl}/emails`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${env.resendApiKey}`,
      'content-type': 'application/json',
      'idempotency-key': mail.key,
    },
    body: JSON.stringify({ from: env.mailFrom, to: [recipient], reply_to: replyTo, ...content }),
    signal: AbortSignal.timeout(sendTimeoutMs),
  });
  await response.body?.cancel();
  const message = `The mail provider answered ${response.status}.`;
  if ([401, 403, 429].includes(response.status)) throw new ProviderRejection(message);
  if (!response.ok) throw new Error(message);
}
