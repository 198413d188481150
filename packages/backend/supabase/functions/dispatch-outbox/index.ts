import { rpc } from '../_shared/database.ts';
import { eventChannels, readEnv } from '../_shared/env.ts';
import { dispatchOutbox } from '../_shared/outbox.ts';
import { endSecondSubscriptions } from '../_shared/secondSubscriptions.ts';
import { timerFunction } from '../_shared/timerFunction.ts';

/**
 * Sends due mail and events from the outbox (the table in which they wait), repeats failed refunds of second subscriptions, and queues
 * two mails that depend on the time: the reminder of a proof (a text that a buyer should approve), and the daily digest for the studio. A timer calls it every minute. Every mail and
 * event that it sends is logged.
 */
export default timerFunction('dispatch-outbox', async () => {
  const env = readEnv();
  await rpc(env, 'record_job_run', { p_job: 'dispatch-outbox' });
  await rpc(env, 'set_event_channels', { p_channels: eventChannels() });
  const counts = await dispatchOutbox(env);
  // These come last, so that an error in them, or a slow Stripe, does not delay mail. The next call sends what they queue.
  await rpc(env, 'queue_order_reminders', {});
  await rpc(env, 'queue_daily_digest', {});
  await endSecondSubscriptions(env);
  return counts;
});
