import { createEmulator } from 'emulate';

/** The mail provider's stand-in: Resend's API, and every mail it took on a page of its own. Mail lives until `stop`. */
export interface MailServer {
  url: string;
  stop(): Promise<void>;
}

export async function startMail(port: number): Promise<MailServer> {
  const emulator = await createEmulator({ service: 'resend', port });
  return { url: `http://localhost:${port}`, stop: () => emulator.close() };
}
