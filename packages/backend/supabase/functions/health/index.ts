// The edge function that a monitor calls, to learn whether the project works. A lead is a message from the contact form.
import { clientAddress } from '../_shared/address.ts';
import {
  type DatabaseHealth,
  type Health,
  type HealthCheck,
  maxMailAgeSeconds,
  maxRefundAgeSeconds,
  maxRetentionAgeSeconds,
  maxTimerAgeSeconds,
} from '../_shared/contracts/health.ts';
import { rpc } from '../_shared/database.ts';
import { edgeFunction } from '../_shared/edgeFunction.ts';
import {
  type Env,
  readEnv,
  readEventEnv,
  readMailEnv,
  readStripeEnv,
  readTrustedProxies,
} from '../_shared/env.ts';
import { jsonResponse } from '../_shared/http.ts';
import { log, errorText } from '../_shared/log.ts';

const functionName = 'health';

/** Reports whether the project can accept leads and send mail. Public, for monitoring; the timer calls it with POST. */
export default edgeFunction(functionName, async (request, connection) => {
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return jsonResponse({ error: 'Use GET.' }, 405, { allow: 'GET, HEAD, POST' });
  }
  const address = clientAddress(request, connection, readTrustedProxies()) ?? null;
  const health = { ...(await checkHealth()), address } satisfies Health;
  return jsonResponse(health, health.healthy ? 200 : 503);
});

async function checkHealth(): Promise<Omit<Health, 'address'>> {
  const env = readSettings(readEnv);
  // Each group is read by itself, so that the database is checked while only a secret of mail or payment is wrong.
  const groups = [readMailEnv, readStripeEnv, readEventEnv];
  const configured = [env, ...groups.map(read => readSettings<object>(read))].every(Boolean);
  const database = env && (await readDatabaseHealth(env));
  const checks = { settings: stateCheck(configured ? 'ok' : 'failing'), ...databaseChecks(database) };
  const problems = Object.entries(checks).filter(([, { state }]) => state !== 'ok');
  if (problems.length > 0) {
    log(functionName, { problems: problems.map(([name, { state }]) => `${name} ${state}`).join(', ') });
  }
  const healthy = problems.every(([, { state }]) => state === 'warning');
  if (!database) return { healthy, configured, checks, outbox: null };
  const {
    job_seconds: _jobs,
    is_one_address_crowded: _isCrowded,
    refund_seconds: _refunds,
    ...outbox
  } = database;
  return { healthy, configured, checks, outbox };
}

function databaseChecks(database: DatabaseHealth | undefined): Omit<Health['checks'], 'settings'> {
  const unknown = stateCheck('unknown');
  if (!database) {
    return {
      database: stateCheck('failing'),
      mail: unknown,
      failed_mail: unknown,
      refunds: unknown,
      timer: unknown,
      retention: unknown,
      addresses: unknown,
    };
  }
  return {
    database: stateCheck('ok'),
    mail: ageCheck(database.oldest_seconds, maxMailAgeSeconds, 'failing'),
    failed_mail: stateCheck(database.failed > 0 ? 'warning' : 'ok'),
    refunds: ageCheck(database.refund_seconds, maxRefundAgeSeconds, 'failing'),
    timer: ageCheck(database.job_seconds['dispatch-outbox'], maxTimerAgeSeconds, 'failing'),
    retention: ageCheck(database.job_seconds['apply-retention'], maxRetentionAgeSeconds, 'warning'),
    addresses: stateCheck(database.is_one_address_crowded ? 'warning' : 'ok'),
  };
}

const stateCheck = (state: HealthCheck['state']): HealthCheck => ({ state, age_seconds: null });

const ageCheck = (
  ageSeconds: number,
  maxSeconds: number,
  stateIfLate: HealthCheck['state'],
): HealthCheck => ({
  state: ageSeconds > maxSeconds ? stateIfLate : 'ok',
  age_seconds: ageSeconds,
});

function readSettings<Settings>(read: () => Settings): Settings | undefined {
  try {
    return read();
  } catch (error) {
    log(functionName, { error: errorText(error) });
    return undefined;
  }
}

const readDatabaseHealth = (env: Env): Promise<DatabaseHealth | undefined> =>
  rpc(env, 'health', {}).catch((error: unknown) => {
    log(functionName, { error: errorText(error) });
    return undefined;
  });
