/** Matches the key of the browser's storage under which supabase-js, the client of the authentication service, stores a session. */
export const sessionKey = /^sb-.*-auth-token$/;

/** The keys in the browser's storage that match. Empty if there is none, or storage throws. */
export function storedKeys(pattern: RegExp): string[] {
  try {
    return Object.keys(localStorage).filter(key => pattern.test(key));
  } catch {
    return [];
  }
}

/** The keys of stored sessions. The bootstrap uses this module, too. */
export const storedSessionKeys = (): string[] => storedKeys(sessionKey);
