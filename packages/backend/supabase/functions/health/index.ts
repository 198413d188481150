import { clientAddress, type ConnectionInfo } from '../_shared/address.ts';
import { withRequestLog } from '../_shared/response.ts';
import { type Health, longestOverdue, type Outbox } from '../_shared/contracts/health.ts';
import { rpc } from '../_shared/database.ts';
import { type Env, readEnv, readMailEnv, readStripeEnv, trustedProxies } from '../_shared/env.ts';
import { json } from '../_shared/http.ts';
import { log, errorText } from '../_shared/log.ts';

const name = 'health';

/** Reports whether the project can accept leads and send mail. Public, for monitoring. */
export default {
  fetch: (request: Request, info?: ConnectionInfo): Promise<Response> =>
    withRequestLog(
      name,
      request,
      async () => {
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          return json({ error: 'Use GET.' }, 405, { allow: 'GET, HEAD' });
        }
        const address = clientAddress(request, info, trustedProxies()) ?? null;
        const health = { ...(await examine()), address } satisfies Health;
        return json(health, health.healthy ? 200 : 503);
      },
      info,
    ),
};

async function examine(): Promise<Omit<Health, 'address'>> {
  try {
    const env = readEnv();
    readMailEnv();
    readStripeEnv();
    const outbox = await outboxOf(env);
    return { healthy: outbox !== null && outbox.overdue_seconds <= longestOverdue, configured: true, outbox };
  } catch (error) {
    log(name, { error: errorText(error) });
    return { healthy: false, configured: false, outbox: null };
  }
}

const outboxOf = (env: Env): Promise<Outbox | null> =>
  rpc(env, 'health', {}).catch((error: unknown) => {
    log(name, { error: errorText(error) });
    return null;
  });
