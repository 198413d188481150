import { readFields } from '../_shared/body.ts';
import { rpc } from '../_shared/database.ts';
import { isSameSecret } from '../_shared/digest.ts';
import { edgeFunction } from '../_shared/edgeFunction.ts';
import { readEnv, readMailEnv } from '../_shared/env.ts';
import { jsonResponse } from '../_shared/http.ts';
import { dispatchOutbox } from '../_shared/outbox.ts';

/** Sends due mail, and queues reminders of proofs. A timer calls it with the dispatch secret as bearer token. It logs each mail, not each call. */
export default edgeFunction(
  'dispatch-outbox',
  async request => {
    if (request.method !== 'POST') return jsonResponse({ error: 'Use POST.' }, 405, { allow: 'POST' });
    const authorization = request.headers.get('authorization') ?? '';
    if (!isSameSecret(authorization, `Bearer ${readMailEnv().dispatchSecret}`)) {
      return jsonResponse({ error: 'Send the dispatch secret as a bearer token.' }, 401);
    }
    const body = await readFields(request, []);
    if ('refusal' in body) {
      const { status, ...refusal } = body.refusal;
      return jsonResponse(refusal, status);
    }
    const env = readEnv();
    await rpc(env, 'record_job_run', { p_job: 'dispatch-outbox' });
    const counts = await dispatchOutbox(env);
    // Last, so that no error in it holds mail back. The next call sends the reminders.
    await rpc(env, 'queue_order_reminders', {});
    return jsonResponse(counts, 200);
  },
  { logsRequests: false },
);
