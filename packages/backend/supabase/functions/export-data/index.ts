import { tooOften } from '../_shared/answer.ts';
import { readFields } from '../_shared/body.ts';
import type { AccountExport } from '../_shared/contracts/account.ts';
import { rpc } from '../_shared/database.ts';
import { hmac } from '../_shared/digest.ts';
import { forSignedIn } from '../_shared/signedIn.ts';

/** Everything held about the caller, in a form that other software can read. */
export default forSignedIn('export-data', async (caller, env, request) => {
  const body = await readFields(request, []);
  if ('refusal' in body) return body.refusal;
  const result = await rpc(env, 'export_account', {
    p_user_id: caller.id,
    p_user_hash: hmac(env.hashSecret, caller.id),
  });
  if (result.outcome === 'limited') return tooOften(result.retry_after);
  return { body: result.data satisfies AccountExport };
});
