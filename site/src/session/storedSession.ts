/** The key under which supabase-js stores a session. */
export const sessionKey = /^sb-.*-auth-token$/;

/** The keys of stored sessions. Empty if there is none, or storage throws. The bootstrap uses this module, too. */
export function storedSessionKeys(): string[] {
  try {
    return Object.keys(localStorage).filter(key => sessionKey.test(key));
  } catch {
    return [];
  }
}
