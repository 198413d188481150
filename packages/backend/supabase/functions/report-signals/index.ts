import * as v from 'valibot';
import { clientAddress } from '../_shared/address.ts';
import { mediaType, readJson, fieldsError } from '../_shared/body.ts';
import {
  maxReportBytes,
  maxSignalsPerRequest,
  type Signal,
  signalsSchema,
} from '../_shared/contracts/signals.ts';
import { rpc } from '../_shared/database.ts';
import { hmac } from '../_shared/digest.ts';
import { readEnv, readSiteOrigin } from '../_shared/env.ts';
import { rateLimited } from '../_shared/response.ts';
import { browserFunction } from '../_shared/browserFunction.ts';
import { readViolations, violationMediaTypes } from './violations.ts';

/**
 * Counts signals: errors, violations of the content security policy, and Web Vitals (measurements of a page's speed), as the site's
 * script and the browser itself report them. It stores no IP address with a signal. A keyed hash (HMAC) of the address counts the requests
 * for the rate limit only, and is deleted afterwards. Reports of a browser with Global Privacy Control are accepted, and not stored.
 */
export default browserFunction('report-signals', async (request, connection) => {
  const accepted = { body: { success: true } };
  const tooLong = { status: 413 as const, error: 'The report is too long.' };
  if (Number(request.headers.get('content-length')) > maxReportBytes) return tooLong;
  const parsed = await readJson(request, { mediaTypes: ['application/json', ...violationMediaTypes] });
  if (!('input' in parsed)) return parsed;
  if (request.headers.get('sec-gpc') === '1') return accepted;

  const env = readEnv();
  let signals: Signal[];
  if (violationMediaTypes.includes(mediaType(request))) {
    signals = readViolations(parsed.input, readSiteOrigin()).slice(0, maxSignalsPerRequest);
  } else {
    const result = v.safeParse(signalsSchema, parsed.input);
    if (!result.success) return fieldsError(result.issues.map(fieldProblem));
    signals = result.output.signals;
  }
  if (signals.length === 0) return accepted;
  // `trustedProxies` lists the address ranges of the proxies whose `X-Forwarded-For` is believed.
  const ipAddress = clientAddress(request, connection, env.trustedProxies);
  // 0 if the signals were stored; otherwise the time until the address may send again.
  const waitSeconds = await rpc(env, 'report_signals', {
    p_signals: signals.map(withoutPersonalData),
    p_address_hash: ipAddress === undefined ? null : hmac(env.hashSecret, ipAddress),
  });
  return waitSeconds > 0 ? rateLimited(waitSeconds) : accepted;
});

/** Returns which field is wrong, for example `signals.0.page`, and the error's text. */
const fieldProblem = (issue: v.BaseIssue<unknown>): [field: string, problem: string] => [
  v.getDotPath(issue) ?? 'body',
  issue.expected === 'never' ? 'There is no such field.' : 'This value is not accepted.',
];

/** Removes the parts of a signal that may be what a person has typed: quoted text, email addresses, long numbers, queries and fragments. */
function withoutPersonalData({ kind, name, page, detail }: Signal): Signal {
  return {
    kind,
    name: /^[\w-]{1,40}$/.test(name) ? name : 'other',
    page: /^\/[\w./-]{0,199}$/.test(page) ? page : '/other',
    detail: detail
      .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|‘[^’]*’/g, '"…"')
      .replaceAll(/\S+@\S+/g, '…')
      .replaceAll(/\d{7,}/g, '…')
      .replaceAll(/[?#]\S*/g, '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .toWellFormed()
      .slice(0, 300),
  };
}
