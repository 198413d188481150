import { AsyncLocalStorage } from 'node:async_hooks';
import { ResendEmailDriver } from '@supabase/lite';
import { log, reason } from '../supabase/functions/_shared/log.ts';
import { authMails } from './authMails.ts';

type EmailMessage = Parameters<ResendEmailDriver['send']>[0];

export interface Urls {
  site: string;
  api: string;
}

const placeholder = '{{ .ConfirmationURL }}';
const codePlaceholder = '{{ .Token }}';

/**
 * Auth's mail, as the mail provider takes it. Gaps of `@supabase/lite`: its links lead to the site, which is not where Auth
 * is, and not to where the request wanted; its text parts are its own. Nobody waits for the provider: how long that takes
 * would say whether there was anything to send.
 */
export class AuthMail extends ResendEmailDriver {
  readonly #urls: Urls;
  readonly #wanted = new AsyncLocalStorage<string | null>();
  readonly #underWay = new Set<Promise<void>>();

  constructor(options: ConstructorParameters<typeof ResendEmailDriver>[0], urls: Urls) {
    super(options);
    this.#urls = urls;
  }

  /** Whatever is sent meanwhile leads here, unless Auth does not know the place: that is checked when a link is opened. */
  leadingTo<Result>(redirectTo: string | null, work: () => Promise<Result>): Promise<Result> {
    return this.#wanted.run(redirectTo, work);
  }

  /** A confirmation mail of our own making, with a link that carries `token`. */
  async sendConfirmation(to: string, token: string): Promise<void> {
    const link = new URL('/auth/v1/verify', this.#urls.api);
    link.search = String(new URLSearchParams({ token, type: 'signup', redirect_to: this.#urls.site }));
    const { subject, html } = authMails.confirmation!;
    const href = link.href.replaceAll('&', '&amp;');
    await this.send({ to, subject, html: html.replaceAll(placeholder, () => href), text: link.href });
  }

  /** Work of which the answer must not tell, and for which it does not wait. */
  afterwards(work: () => Promise<void>): void {
    const done = work()
      // Of what others' errors say, no more than the part before what they quote.
      .catch((error: unknown) => log('auth-mail', { error: reason(error).split(':')[0] }))
      .finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  /** @param message its text has the link or the code, and its HTML is one of `authMails` with that in place */
  override async send(message: EmailMessage): Promise<void> {
    const link = /https?:\S+/.exec(message.text ?? '')?.[0] ?? '';
    if (!link) {
      this.#sendCode(message);
      return;
    }
    const text = Object.values(authMails).find(({ subject }) => subject === message.subject)?.text;
    // Mended now, while it is known where it is to lead.
    const mended = {
      to: message.to,
      subject: message.subject,
      ...(message.html && { html: this.#mend(message.html) }),
      ...(text && { text: text.replaceAll(placeholder, () => this.#mend(link)) }),
    };
    this.afterwards(() => super.send(mended));
  }

  /** Gap: the one mail with a code is its own. */
  #sendCode({ to, text = '' }: EmailMessage): void {
    const code = /\b\d{6,}\b/.exec(text)?.[0] ?? '';
    const { subject, html, text: plain } = authMails.reauthentication!;
    const [inHtml, inText] = [html, plain].map(part => part.replaceAll(codePlaceholder, code));
    this.afterwards(() => super.send({ to, subject, html: inHtml!, text: inText! }));
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  #mend(text: string): string {
    const { site, api } = this.#urls;
    const led = text.replaceAll(`${site}/auth/v1/verify`, `${api}/auth/v1/verify`);
    const wanted = this.#wanted.getStore();
    return wanted
      ? led.replaceAll(/redirect_to=[^"&\s<]*/g, `redirect_to=${encodeURIComponent(wanted)}`)
      : led;
  }
}
