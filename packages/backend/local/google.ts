/** The local stand-in for Google's sign-in, and the redirection of Auth's requests from Google to it. */
/** The local stand-in for Google: a page on which one of its accounts is chosen. */
export interface GoogleServer {
  url: string;
  stop(): Promise<void>;
}

/** The OAuth client that Auth is configured with. The stand-in accepts any. */
export const googleClient = { id: 'local.apps.googleusercontent.com', secret: 'local' } as const;

const googleOrigin = 'https://accounts.google.com';
const googleUsers = [
  { email: 'ada@hopyard.example', name: 'Ada Lindqvist' },
  { email: 'grace@foundry.example', name: 'Grace Okafor' },
];

/** Paths of the stand-in for the addresses that Auth itself requests. */
const localPaths: Readonly<Record<string, string>> = {
  'https://oauth2.googleapis.com/token': '/oauth2/token',
  'https://www.googleapis.com/oauth2/v3/certs': '/oauth2/v3/certs',
};

/** The address of the running stand-in. */
let localUrl: string | undefined;
const originalFetch = globalThis.fetch;

// One function for all starts: `@supabase/lite` caches Google's keys together with the first `fetch` with which it requested them.
const fetchFromLocal: typeof fetch = (input, init) => {
  const path = typeof input === 'string' ? localPaths[input] : undefined;
  return originalFetch(path && localUrl ? localUrl + path : input, init);
};

/**
 * Starts the stand-in for Google.
 *
 * @param redirectUri the address to which Google's page returns: Auth's callback
 */
export async function startGoogle(port: number, redirectUri: string): Promise<GoogleServer> {
  const client = {
    client_id: googleClient.id,
    client_secret: googleClient.secret,
    name: 'the local site',
    redirect_uris: [redirectUri],
  };
  // Imported here, because Auth imports this module also in processes that do not start the stand-in.
  const { createEmulator } = await import('emulate');
  const emulator = await createEmulator({
    service: 'google',
    port,
    // The issuer in the stand-in's tokens, which `@supabase/lite` compares with Google's.
    baseUrl: googleOrigin,
    seed: { google: { users: googleUsers, oauth_clients: [client] } },
  });
  localUrl = `http://localhost:${port}`;
  // `@supabase/lite` has no setting for the addresses of Google.
  globalThis.fetch = fetchFromLocal;
  return {
    url: localUrl,
    async stop() {
      globalThis.fetch = originalFetch;
      localUrl = undefined;
      await emulator.close();
    },
  };
}

/** Replaces Google's origin with the stand-in's; returns other addresses unchanged. */
export const toLocalGoogle = (location: string): string =>
  localUrl && location.startsWith(googleOrigin) ? localUrl + location.slice(googleOrigin.length) : location;
