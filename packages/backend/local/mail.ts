/** The mail server of the local backend. It delivers nothing. */
import { createEmulator } from 'emulate';

/** The local stand-in for Resend: its API, and a page that lists the mail. The mail is gone after `stop`. */
export interface MailServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts the mail server on this port. */
export async function startMail(port: number): Promise<MailServer> {
  const emulator = await createEmulator({ service: 'resend', port });
  return { url: `http://localhost:${port}`, stop: () => emulator.close() };
}
