// Checks the code of the staff's authenticator app (the second factor of their sign-in).
import type { SecondFactorApi } from '@fit-to-print/admin/flows/SecondFactor';
import type { AuthError } from '@supabase/supabase-js';
import { brand } from '@fit-to-print/content/brand';
import { loadAuthClient } from './authService.ts';

/** The data of a response of Auth. Throws if the request failed. */
function dataOf<Data>({ data, error }: { data: Data; error: AuthError | null }): NonNullable<Data> {
  if (error || !data) throw new Error('Auth did not answer.', { cause: error });
  return data;
}

/** The calls to Auth for a code of an authenticator app (TOTP). */
export const secondFactorApi: SecondFactorApi = {
  async load() {
    const { auth } = await loadAuthClient();
    const { all, totp } = dataOf(await auth.mfa.listFactors());
    const [verified] = totp;
    if (verified) return { id: verified.id, enrollment: null };
    // Unverified factors are from visits that ended before the first code. Their keys cannot be read again, so a new factor replaces them.
    await Promise.all(all.map(({ id }) => auth.mfa.unenroll({ factorId: id })));
    const enrolled = await auth.mfa.enroll({ factorType: 'totp', issuer: brand.name });
    // The database asks for a sign-in of the last ten minutes.
    if (enrolled.error?.status === 403) return 'signInNeeded';
    const added = dataOf(enrolled);
    return { id: added.id, enrollment: { uri: added.totp.uri, key: added.totp.secret } };
  },
  async verify(authenticatorId, code) {
    const { auth } = await loadAuthClient();
    const { error } = await auth.mfa.challengeAndVerify({ factorId: authenticatorId, code });
    // 403: for 90 seconds after a code was accepted, the database accepts no other one.
    if (error && error.code !== 'mfa_verification_failed' && error.status !== 403) throw error;
    return !error;
  },
};
