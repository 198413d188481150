/** The deployment checks of the Edge Functions: whether they answer, their secrets, and the addresses of visitors that they see. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Health } from '../supabase/functions/_shared/contracts/health.ts';
import { isRequestId } from '../supabase/functions/_shared/contracts/request.ts';
import { isPublicAddress } from '../supabase/functions/_shared/publicRequest.ts';
import { type Check, fetchWithTimeout, type Finding, problem, type Project, unchecked } from './check.ts';
import { functionUrl, withDatabase } from './supabase.ts';

const setSecretsCommand = 'supabase secrets set --env-file supabase/functions/.env';

export const functionsCheck: Check = {
  title: 'Functions',
  needs: ['SUPABASE_URL'],
  async run(project) {
    const entries = await readdir(join(project.folder, 'supabase/functions'));
    const names = entries.filter(name => /^[a-z][a-z-]*$/.test(name));
    const findings = await Promise.all(
      names.map(async (name): Promise<Finding[]> => {
        // No function accepts PUT. A 405 with a request id comes from the function itself: it is deployed, and the gateway forwards calls.
        const response = await fetchWithTimeout(functionUrl(project, name), { method: 'PUT' });
        const { request_id } = (await response.json().catch(() => ({}))) as { request_id?: unknown };
        if (response.status === 405 && isRequestId(request_id)) return [];
        const result =
          response.status === 401 ? 'answers only calls with a token (401)' : `answers ${response.status}`;
        return [problem(`${name} ${result}.`, `supabase functions deploy --use-api ${name}`)];
      }),
    );
    return findings.flat();
  },
};

/** An address that no client has: it is reserved for documentation. */
const forgedAddress = '203.0.113.77';

export const healthCheck: Check = {
  title: 'Secrets of the functions',
  needs: ['SUPABASE_URL', 'SITE_URL', 'DISPATCH_SECRET'],
  async run(project) {
    const { SITE_URL, DISPATCH_SECRET } = project.env;
    const response = await fetchWithTimeout(functionUrl(project, 'health'), {
      headers: { 'x-forwarded-for': forgedAddress },
    });
    const health = (await response.json().catch(() => ({}))) as Partial<Health>;
    if (health.configured === undefined) {
      return [problem(`health answers ${response.status}.`, 'supabase functions deploy --use-api')];
    }
    if (!health.configured)
      return [problem('A secret is missing or malformed; the log says which.', setSecretsCommand)];
    if (!health.outbox) return [problem('The functions do not reach the database.', 'Look into their log.')];
    const findings: Finding[] = [];
    const proxies = `Name the gateways in TRUSTED_PROXIES, as DEPLOYMENT.md says, then ${setSecretsCommand}`;
    if (health.address === null)
      findings.push(problem('The functions see no client address: there is no limit by address.', proxies));
    if (health.address === forgedAddress)
      findings.push(
        problem('The functions trust an address that the client made up: limits can be evaded.', proxies),
      );
    const origin = SITE_URL!.replace(/\/$/, '');
    const preflight = await fetchWithTimeout(functionUrl(project, 'contact-submission'), {
      method: 'OPTIONS',
      headers: { origin },
    });
    if (preflight.headers.get('access-control-allow-origin') !== origin) {
      findings.push(
        problem(
          'The SITE_URL of the functions is not the one in supabase/functions/.env.',
          setSecretsCommand,
        ),
      );
    }
    const dispatch = await fetchWithTimeout(functionUrl(project, 'dispatch-outbox'), {
      method: 'POST',
      headers: { authorization: `Bearer ${DISPATCH_SECRET}` },
    });
    await dispatch.body?.cancel();
    if (!dispatch.ok) {
      findings.push(
        problem(
          'The DISPATCH_SECRET of the functions is not the one in supabase/functions/.env.',
          setSecretsCommand,
        ),
      );
    }
    const { mail, timer, retention } = health.checks ?? {};
    if (mail?.state === 'failing') {
      const cause = 'See whether the timer runs, and in the log what the mail provider answers.';
      findings.push(problem('Mail has waited for a quarter of an hour.', cause));
    }
    if (timer?.state === 'failing') {
      findings.push(problem('The timer has not called for a quarter of an hour.', 'See the check “Timers”.'));
    }
    if (retention && retention.state !== 'ok') {
      findings.push(problem('Expired data has not been deleted for three days.', 'See the check “Timers”.'));
    }
    return findings;
  },
};

/** The address by which the functions limit the calls of this machine: an IPv6 address as its /64. */
async function readOwnAddress(project: Project): Promise<string | undefined> {
  const response = await fetchWithTimeout(functionUrl(project, 'health'), {
    headers: { 'x-forwarded-for': forgedAddress },
  });
  const { address } = (await response.json().catch(() => ({}))) as Partial<Health>;
  // `healthCheck` reports a missing and a forged address.
  return !address || address === forgedAddress ? undefined : address;
}

/**
 * Checks that the functions see each caller's own address. The timer of the database calls `health`, too, from another machine: pg_net keeps
 * its answers for six hours.
 */
export const addressCheck: Check = {
  title: 'Addresses of visitors',
  needs: ['SUPABASE_URL', 'SITE_URL', 'DATABASE_URL'],
  run: project =>
    withDatabase(project, async sql => {
      const address = await readOwnAddress(project);
      if (address === undefined) return [];
      const remedy = `Add the gateway’s address, or the range that its owner publishes, to TRUSTED_PROXIES, as DEPLOYMENT.md says in section 4, then ${setSecretsCommand}`;
      const isLocal = project.env.SITE_URL!.startsWith('http:');
      if (!isLocal && !isPublicAddress(address.replace(/\/64$/, ''))) {
        return [problem(`The functions see ${address}, which is no address of a visitor.`, remedy)];
      }
      const [table] = await sql`select to_regclass('net._http_response') as found`;
      const answers = table?.found
        ? await sql<{ address: string }[]>`
            select substring(content from '"address":"([^"]+)"') as address from net._http_response
            where content like '%"address":"%' order by created desc limit 1`
        : [];
      const [timer] = answers;
      if (!timer) {
        return [
          unchecked(
            'No answer to the timer of health is stored.',
            'Check again when the timers have run for five minutes.',
          ),
        ];
      }
      if (timer.address !== address) return [];
      return [
        problem(
          `The functions see this machine and the database with one address, ${address}: it is a gateway’s, and all visitors share one limit.`,
          remedy,
        ),
      ];
    }),
};
