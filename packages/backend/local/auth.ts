import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ResendEmailDriver } from '@supabase/lite';
import type { Sql } from 'postgres';
import { atStandIn } from './google.ts';

type EmailMessage = Parameters<ResendEmailDriver['send']>[0];

interface Urls {
  site: string;
  api: string;
}

/** Where the request that is being answered wants its mail to lead. */
const redirectTo = new AsyncLocalStorage<string | null>();

/** Auth's mail. Gap: its links lead to the site, which is not where Auth is; here they lead to the API. */
export class AuthMail extends ResendEmailDriver {
  readonly #urls: Urls;

  constructor(options: ConstructorParameters<typeof ResendEmailDriver>[0], urls: Urls) {
    super(options);
    this.#urls = urls;
  }

  override send(message: EmailMessage): Promise<void> {
    const { site, api } = this.#urls;
    const wanted = redirectTo.getStore();
    const mend = (text: string) => {
      const led = text.replaceAll(`${site}/auth/v1/verify`, `${api}/auth/v1/verify`);
      // Whether it may lead there is checked when the link is opened.
      return wanted
        ? led.replaceAll(/redirect_to=[^"&\s<]*/g, `redirect_to=${encodeURIComponent(wanted)}`)
        : led;
    };
    return super.send({
      ...message,
      ...(message.html && { html: mend(message.html) }),
      ...(message.text && { text: mend(message.text) }),
    });
  }
}

/** The confirmation mail, of which Auth sends no second one by itself. */
export interface Confirmation {
  mail: AuthMail;
  urls: Urls;
  subject: string;
  templatePath: string;
}

/**
 * What Auth of `@supabase/lite` lacks, each to go when a version comes that has it:
 * - for a browser on another origin, as the site is: a preflight is answered without the headers that it allows, and
 *   everything else without CORS;
 * - `emailRedirectTo` is not read;
 * - a repeated sign-up, and a request for a second confirmation mail, are refused with 429 for good;
 * - Google is where Google is.
 */
export async function callAuth(
  request: Request,
  call: (request: Request) => Promise<Response>,
  sql: Sql,
  confirmation: Confirmation,
): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/auth/v1/')) return call(request);
  const cors = { 'access-control-allow-origin': '*' };
  if (request.method === 'OPTIONS') {
    return new Response(null, {
      status: 204,
      headers: {
        ...cors,
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
        'access-control-max-age': '86400',
      },
    });
  }
  const copy = request.clone();
  const answer = await redirectTo.run(url.searchParams.get('redirect_to'), async () => {
    const first = await call(request);
    const repeatable = url.pathname === '/auth/v1/signup' || url.pathname === '/auth/v1/resend';
    return repeatable && first.status === 429
      ? ((await confirmAgain(copy, sql, confirmation)) ?? first)
      : first;
  });
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(cors)) headers.set(name, value);
  const location = headers.get('location');
  if (location) headers.set('location', atStandIn(location));
  return new Response(answer.body, { status: answer.status, headers });
}

interface Account {
  id: string;
  email: string;
  confirmed: boolean;
  recent: boolean;
}

/**
 * Answers as Supabase does for an address that has signed up before: another mail while it is unconfirmed, none when it is
 * confirmed, and the same answer to whoever asks. Undefined when the last mail is only just gone.
 */
async function confirmAgain(
  request: Request,
  sql: Sql,
  { mail, urls, subject, templatePath }: Confirmation,
): Promise<Response | undefined> {
  const { email } = (await request.json()) as { email: string };
  const [account] = await sql<Account[]>`
    select id, email, confirmed_at is not null as confirmed,
      -- Between two mails: Supabase's own pause, locally; hosted it is a minute.
      confirmation_sent_at > now() - interval '1 second' as recent
    from auth.users where email = ${email.toLowerCase()}`;
  if (!account) return undefined;
  if (!account.confirmed) {
    if (account.recent) return undefined;
    const token = randomBytes(28).toString('hex');
    await sql`
      update auth.users set confirmation_token = ${token}, confirmation_sent_at = now() where id = ${account.id}`;
    const link = new URL('/auth/v1/verify', urls.api);
    link.search = String(new URLSearchParams({ token, type: 'signup', redirect_to: urls.site }));
    const template = await readFile(templatePath, 'utf8');
    const href = link.href.replaceAll('&', '&amp;');
    await mail.send({
      to: account.email,
      subject,
      html: template.replaceAll('{{ .ConfirmationURL }}', () => href),
    });
  }
  if (new URL(request.url).pathname === '/auth/v1/resend') return Response.json({});
  const at = new Date().toISOString();
  const id = account.confirmed ? randomUUID() : account.id;
  const identity = { id, user_id: id, provider: 'email', identity_data: { email: account.email } };
  return Response.json({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: account.confirmed ? [] : [identity],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  });
}
