import { rateLimited } from '../_shared/response.ts';
import type { AccountExport } from '../_shared/contracts/account.ts';
import { rpc } from '../_shared/database.ts';
import { hmac } from '../_shared/digest.ts';
import { signedInFunction } from '../_shared/signedInFunction.ts';

/**
 * Returns all data of the signed-in caller, as JSON. The request has no fields. The number of exports is limited by a hash of the user's ID,
 * so that the table of limits names nobody.
 */
export default signedInFunction('export-data', [], async (caller, env) => {
  const result = await rpc(env, 'export_account', {
    p_user_id: caller.id,
    p_user_hash: hmac(env.hashSecret, caller.id),
  });
  if (result.outcome === 'limited') return rateLimited(result.retry_after);
  return { body: result.data satisfies AccountExport };
});
