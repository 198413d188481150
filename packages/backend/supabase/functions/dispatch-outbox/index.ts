import type { ConnectionInfo } from '../_shared/address.ts';
import { identified } from '../_shared/answer.ts';
import { readFields } from '../_shared/body.ts';
import { sameSecret } from '../_shared/digest.ts';
import { readEnv, readMailEnv } from '../_shared/env.ts';
import { json } from '../_shared/http.ts';
import { dispatchOutbox } from '../_shared/outbox.ts';

/** Sends the outbox's due mail. Called by a timer, with the dispatch secret as bearer token; logs the mail, not every call. */
export default {
  fetch: (request: Request, info?: ConnectionInfo): Promise<Response> =>
    identified(
      'dispatch-outbox',
      request,
      async () => {
        if (request.method !== 'POST') return json({ error: 'Use POST.' }, 405, { allow: 'POST' });
        const authorization = request.headers.get('authorization') ?? '';
        if (!sameSecret(authorization, `Bearer ${readMailEnv().dispatchSecret}`)) {
          return json({ error: 'Send the dispatch secret as a bearer token.' }, 401);
        }
        const body = await readFields(request, []);
        if ('refusal' in body) {
          const { status, ...refusal } = body.refusal;
          return json(refusal, status);
        }
        return json(await dispatchOutbox(readEnv()), 200);
      },
      info,
    ),
};
