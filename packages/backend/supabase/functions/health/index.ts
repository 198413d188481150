import { clientAddress } from '../_shared/address.ts';
import { type Health, maxOverdueSeconds, type Outbox } from '../_shared/contracts/health.ts';
import { rpc } from '../_shared/database.ts';
import { edgeFunction } from '../_shared/edgeFunction.ts';
import { type Env, readEnv, readMailEnv, readStripeEnv, readTrustedProxies } from '../_shared/env.ts';
import { jsonResponse } from '../_shared/http.ts';
import { log, errorText } from '../_shared/log.ts';

const functionName = 'health';

/** Reports whether the project can accept leads and send mail. Public, for monitoring. */
export default edgeFunction(functionName, async (request, info) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return jsonResponse({ error: 'Use GET.' }, 405, { allow: 'GET, HEAD' });
  }
  const address = clientAddress(request, info, readTrustedProxies()) ?? null;
  const health = { ...(await checkHealth()), address } satisfies Health;
  return jsonResponse(health, health.healthy ? 200 : 503);
});

async function checkHealth(): Promise<Omit<Health, 'address'>> {
  try {
    const env = readEnv();
    readMailEnv();
    readStripeEnv();
    const outbox = await readOutboxState(env);
    return {
      healthy: outbox !== null && outbox.overdue_seconds <= maxOverdueSeconds,
      configured: true,
      outbox,
    };
  } catch (error) {
    log(functionName, { error: errorText(error) });
    return { healthy: false, configured: false, outbox: null };
  }
}

const readOutboxState = (env: Env): Promise<Outbox | null> =>
  rpc(env, 'health', {}).catch((error: unknown) => {
    log(functionName, { error: errorText(error) });
    return null;
  });
