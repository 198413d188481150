import { AsyncLocalStorage } from 'node:async_hooks';
import { ResendEmailDriver } from '@supabase/lite';

type EmailMessage = Parameters<ResendEmailDriver['send']>[0];

/** Where the request that is being answered wants its mail to lead. */
const redirectTo = new AsyncLocalStorage<string | null>();

/**
 * What Auth of `@supabase/lite` lacks for a browser on another origin, as the site is. Three gaps, each to go when a
 * version comes that has none: a preflight is answered without the headers that it allows, and everything else without
 * CORS; `emailRedirectTo` is not read.
 */
export async function callAuth(request: Request, call: () => Promise<Response>): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/auth/v1/')) return call();
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
  const answer = await redirectTo.run(url.searchParams.get('redirect_to'), call);
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(cors)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Auth's mail. Gap: its links lead to the site, which is not where Auth is; here they lead to the API. */
export class AuthMail extends ResendEmailDriver {
  readonly #urls: { site: string; api: string };

  constructor(
    options: ConstructorParameters<typeof ResendEmailDriver>[0],
    urls: { site: string; api: string },
  ) {
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
