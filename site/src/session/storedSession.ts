/** Matches the key of the browser's storage under which supabase-js, the client of the authentication service, stores a session. */
export const sessionKey = /^sb-.*-auth-token$/;

/** The keys of stored sessions. Empty if there is none, or storage throws. The bootstrap uses this module, too. */
export function storedSessionKeys(): string[] {
  try {
    return Object.keys(localStorage).filter(key => sessionKey.test(key));
  } catch {
    return [];
  }
}
