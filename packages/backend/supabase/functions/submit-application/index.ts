import { readJson, fieldsError } from '../_shared/body.ts';
import type { Caller } from '../_shared/caller.ts';
import { attributionFields } from '../_shared/contracts/attribution.ts';
import { applicationFields, validateApplication } from '../_shared/contracts/application.ts';
import { rpc } from '../_shared/database.ts';
import { hmac } from '../_shared/digest.ts';
import type { Env } from '../_shared/env.ts';
import { signedInFunctionWithBody } from '../_shared/signedInFunction.ts';
import type { Outcome } from '../_shared/browserFunction.ts';
import { respondToSubmission, toColumns } from '../_shared/submission.ts';

/** Accepts an application of a signed-in user, and stores it exactly once. */
export default signedInFunctionWithBody('submit-application', async (caller, env, request) => {
  const body = await readJson(request, {
    tooLongError: 'The application is too long. Shorten it and send it again.',
  });
  return 'input' in body ? submit(body.input, caller, env) : body;
});

async function submit(input: unknown, caller: Caller, env: Env): Promise<Outcome> {
  const validation = validateApplication(input);
  if (!validation.ok) return fieldsError(Object.entries(validation.fields));
  const { value } = validation;
  const result = await rpc(env, 'submit_application', {
    p_user_id: caller.id,
    p_account_email: caller.email,
    p_idempotency_key: value.idempotencyKey,
    p_application: toColumns(applicationFields, value),
    p_attribution: toColumns(attributionFields, value),
    p_user_hash: hmac(env.hashSecret, caller.id),
  });
  return respondToSubmission(
    result,
    env,
    'This application was already sent with different answers. Reload the page to send it as it is now.',
  );
}
