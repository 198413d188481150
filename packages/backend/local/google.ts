import { createEmulator } from 'emulate';

/** Google's stand-in: a page on which one of these accounts is chosen. */
export interface GoogleServer {
  url: string;
  stop(): Promise<void>;
}

/** What Auth is told of Google; any will do. */
export const googleClient = { id: 'local.apps.googleusercontent.com', secret: 'local' } as const;

const accounts = 'https://accounts.google.com';
const users = [
  { email: 'ada@hopyard.example', name: 'Ada Lindqvist' },
  { email: 'grace@foundry.example', name: 'Grace Okafor' },
];

/** What Auth asks of Google by itself, and where the stand-in has it. */
const paths: Readonly<Record<string, string>> = {
  'https://oauth2.googleapis.com/token': '/oauth2/token',
  'https://www.googleapis.com/oauth2/v3/certs': '/oauth2/v3/certs',
};

let standIn: string | undefined;
const directFetch = globalThis.fetch;

// One and the same from start to start: what verifies Google's tokens keeps the one that it saw first.
const fetchByStandIn: typeof fetch = (input, init) => {
  const path = typeof input === 'string' ? paths[input] : undefined;
  return directFetch(path && standIn ? standIn + path : input, init);
};

export async function startGoogle(port: number, redirectUri: string): Promise<GoogleServer> {
  const client = {
    client_id: googleClient.id,
    client_secret: googleClient.secret,
    name: 'the local site',
    redirect_uris: [redirectUri],
  };
  const emulator = await createEmulator({
    service: 'google',
    port,
    // Whom its tokens are from.
    baseUrl: accounts,
    seed: { google: { users, oauth_clients: [client] } },
  });
  standIn = `http://localhost:${port}`;
  // Gap of `@supabase/lite`: Google's hosts are fixed.
  globalThis.fetch = fetchByStandIn;
  return {
    url: standIn,
    async stop() {
      globalThis.fetch = directFetch;
      standIn = undefined;
      await emulator.close();
    },
  };
}

/** Where a browser that Auth sends to Google finds the stand-in; other addresses are left as they are. */
export const atStandIn = (location: string): string =>
  standIn && location.startsWith(accounts) ? standIn + location.slice(accounts.length) : location;
