import { AsyncLocalStorage } from 'node:async_hooks';
import { ResendEmailDriver } from '@supabase/lite';
import { authMails } from './authMails.ts';

type EmailMessage = Parameters<ResendEmailDriver['send']>[0];

interface Urls {
  site: string;
  api: string;
}

const linkPlaceholder = '{{ .ConfirmationURL }}';
const codePlaceholder = '{{ .Token }}';

/**
 * Sends Auth's mail through the mail provider, and corrects what `@supabase/lite` puts into it: its links lead to the site
 * instead of the API, ignore `emailRedirectTo`, and its text parts and its mail with a code are not ours.
 */
export class AuthMail extends ResendEmailDriver {
  readonly #urls: Urls;
  readonly #redirectTo = new AsyncLocalStorage<string | null>();

  constructor(options: ConstructorParameters<typeof ResendEmailDriver>[0], urls: Urls) {
    super(options);
    this.#urls = urls;
  }

  /** The links in mail that `work` sends lead to `redirectTo`. Auth checks that address when the link is opened. */
  withRedirect<Result>(redirectTo: string | null, work: () => Promise<Result>): Promise<Result> {
    return this.#redirectTo.run(redirectTo, work);
  }

  /** Sends a confirmation mail whose link carries `token`. */
  async sendConfirmation(to: string, token: string): Promise<void> {
    const link = new URL('/auth/v1/verify', this.#urls.api);
    link.search = String(new URLSearchParams({ token, type: 'signup', redirect_to: this.#urls.site }));
    const { subject, html } = authMails.confirmation!;
    const href = link.href.replaceAll('&', '&amp;');
    await this.send({ to, subject, html: html.replaceAll(linkPlaceholder, () => href), text: link.href });
  }

  /** @param message its text has the link or the code; its HTML is one of `authMails` with the link in place */
  override async send({ to, subject, html, text = '' }: EmailMessage): Promise<void> {
    const link = /https?:\S+/.exec(text)?.[0];
    if (!link) {
      const code = /\b\d{6,}\b/.exec(text)?.[0] ?? '';
      const mail = authMails.reauthentication!;
      await super.send({
        to,
        subject: mail.subject,
        html: mail.html.replaceAll(codePlaceholder, code),
        text: mail.text.replaceAll(codePlaceholder, code),
      });
      return;
    }
    const ownText = Object.values(authMails).find(mail => mail.subject === subject)?.text;
    await super.send({
      to,
      subject,
      ...(html && { html: this.#correctLinks(html) }),
      ...(ownText && { text: ownText.replaceAll(linkPlaceholder, () => this.#correctLinks(link)) }),
    });
  }

  #correctLinks(text: string): string {
    const { site, api } = this.#urls;
    const withApiUrls = text.replaceAll(`${site}/auth/v1/verify`, `${api}/auth/v1/verify`);
    const redirectTo = this.#redirectTo.getStore();
    return redirectTo
      ? withApiUrls.replaceAll(/redirect_to=[^"&\s<]*/g, `redirect_to=${encodeURIComponent(redirectTo)}`)
      : withApiUrls;
  }
}
