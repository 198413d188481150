import { sameSecret } from '../_shared/digest.ts';
import { readEnv } from '../_shared/env.ts';
import { json } from '../_shared/http.ts';
import { log, reason } from '../_shared/log.ts';
import { dispatchOutbox } from '../_shared/outbox.ts';

/** Sends the outbox's due mail. Called by a timer, with the dispatch secret as bearer token. */
export default {
  async fetch(request: Request): Promise<Response> {
    try {
      const env = readEnv();
      if (request.method !== 'POST') {
        return json({ error: 'Use POST.' }, 405, { allow: 'POST' });
      }
      const authorization = request.headers.get('authorization') ?? '';
      if (!(await sameSecret(authorization, `Bearer ${env.dispatchSecret}`))) {
        return json({ error: 'Send the dispatch secret as a bearer token.' }, 401);
      }
      return json(await dispatchOutbox(env), 200);
    } catch (error) {
      log('dispatch', { error: reason(error) });
      return json({ error: 'The outbox could not be read.' }, 500);
    }
  },
};
