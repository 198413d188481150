/** Sends the mail of the local Auth with the texts of `authMailTemplates`. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { ResendEmailDriver } from '@supabase/lite';
import { authMailTemplates } from './authMailTemplates.ts';

type EmailMessage = Parameters<ResendEmailDriver['send']>[0];

interface Urls {
  site: string;
  api: string;
}

/** The values of the placeholders in Auth's mails. */
type MailValues = Partial<Record<'ConfirmationURL' | 'RedirectTo' | 'TokenHash' | 'Token', string>>;

/**
 * Sends Auth's mail through the mail provider, and corrects the mail of `@supabase/lite`: its links open the site instead of the API
 * and ignore `emailRedirectTo`, and its text parts and its mail with a code are not those of `authMailTemplates`.
 */
export class AuthMailer extends ResendEmailDriver {
  readonly #urls: Urls;
  readonly #redirectTo = new AsyncLocalStorage<string | null>();

  constructor(options: ConstructorParameters<typeof ResendEmailDriver>[0], urls: Urls) {
    super(options);
    this.#urls = urls;
  }

  /** The links in mail that `work` sends redirect to `redirectTo`, if it is an address of the site; otherwise to the home page. */
  withRedirect<Result>(redirectTo: string | null, work: () => Promise<Result>): Promise<Result> {
    const isOfSite =
      redirectTo !== null && URL.canParse(redirectTo) && new URL(redirectTo).origin === this.#urls.site;
    return this.#redirectTo.run(isOfSite ? redirectTo : null, work);
  }

  /** Sends one of `authMailTemplates`, whose link carries `token`. */
  async sendLink(
    to: string,
    name: keyof typeof authMailTemplates,
    type: string,
    token: string,
  ): Promise<void> {
    const RedirectTo = this.#redirectTo.getStore() ?? `${this.#urls.site}/`;
    const link = new URL('/auth/v1/verify', this.#urls.api);
    link.search = String(new URLSearchParams({ token, type, redirect_to: RedirectTo }));
    await this.#sendFilled(to, name, { ConfirmationURL: link.href, RedirectTo, TokenHash: token });
  }

  /**
   * Sends one of `authMailTemplates` in place of a mail of Auth, with the same link or code.
   *
   * @param message its subject is that of one of `authMailTemplates`, its text has the link or the code
   */
  override async send({ to, subject, text = '' }: EmailMessage): Promise<void> {
    const [link] = /https?:\S+/.exec(text) ?? [];
    if (!link) {
      const [code = ''] = /\b\d{10}\b/.exec(text) ?? [];
      await this.#sendFilled(to, 'reauthentication', { Token: code });
      return;
    }
    const [name] = Object.entries(authMailTemplates).find(([, mail]) => mail.subject === subject)!;
    const { searchParams } = new URL(link);
    await this.sendLink(to, name, searchParams.get('type') ?? '', searchParams.get('token') ?? '');
  }

  async #sendFilled(to: string, name: keyof typeof authMailTemplates, values: MailValues): Promise<void> {
    const { subject, html, text } = authMailTemplates[name]!;
    const fill = (template: string, escape: (value: string) => string) =>
      template.replaceAll(/\{\{ \.(\w+) \}\}/g, (_, key: keyof MailValues) => escape(values[key] ?? ''));
    await super.send({
      to,
      subject,
      html: fill(html, value => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')),
      text: fill(text, value => value),
    });
  }
}
