// `pnpm bench:first-click`: how long the first click on a page takes, with the processor slowed down four times and slow 4G. Prints
// the median of 5 runs, or of as many as the argument says: until the busy state is painted, and until the click has its result, for
// clicks immediately after the first paint and 5 s later. It clicks as a person does, by the browser's input: the pointer moves to the
// element, rests there for 100 ms and presses, so that what the page does when it is pointed at counts, too. The times start when the
// button is released. If the script has not arrived yet, the browser follows the link itself: then the result is the first
// paint of the linked page. A server here answers the calls of a signed-in visitor immediately, so their times contain the network and nothing of
// the backend or the payment provider. Nothing is asserted.
import { once } from 'node:events';
import path from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import type { SubscriptionStatus } from '@fit-to-print/backend/contracts/subscription';
import { createStaticHost } from '../../site/server/staticHost.ts';
import { buildInProcess } from '../buildProcess.ts';
import { pinnedBrowserLaunchOptions } from '../pinnedBrowser.ts';
import { recordFigure } from './figures.ts';
import { median } from './median.ts';

const runs = Number(process.argv[2] ?? 5);
/** Slow 4G of Lighthouse: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slowdown = 4;
/** The delay of the second kind of click, in ms. */
const laterMs = 5000;
/** The time that the pointer rests on the element before the click, in ms. A person's pointer rests longer; a finger has none. */
const pointingMs = 100;

interface Interaction {
  name: string;
  route: string;
  /** The elements of which the first visible one is clicked. */
  target: string;
  /** The element that is in the document as soon as the click has its result. */
  result: string;
  /** The path of the page that the browser opens if it follows the clicked link itself. */
  linkedPath?: string;
  /** The width of the window in px, if not 1280. */
  width?: number;
  /** True if the visitor is signed in. Their click opens a new tab; `tabResult` is the result. */
  isSignedIn?: true;
}

/** Matches as soon as the tab that the click has opened is sent to its page. */
const tabResult = 'html[data-tab-url]';

const interactions: readonly Interaction[] = [
  { name: 'Menu', route: '/about', target: 'header [popovertarget]', result: 'nav:popover-open', width: 390 },
  {
    name: 'Sign in',
    route: '/about',
    target: 'a[data-intent="sign-in"]',
    result: '[role=dialog]',
    linkedPath: '/auth',
  },
  {
    // Signed out, without payment links: the browser follows the link, and the next page asks for an account.
    name: 'Buy',
    route: '/PR-Authority',
    target: 'a[data-intent=buy]',
    result: '[role=dialog]',
    linkedPath: '/pricing',
  },
  {
    name: 'Buy, signed in',
    route: '/PR-Authority',
    target: 'a[data-intent=buy]',
    result: tabResult,
    isSignedIn: true,
  },
  {
    name: 'Next, in the service finder',
    route: '/',
    target: 'form[action^="/contact"] button[type=submit]',
    // The alert region of the toasts is always in the document, so it does not count as a result.
    result: 'html[data-hydrated] form[action^="/contact"] fieldset[aria-describedby]',
  },
  {
    name: 'Send message',
    route: '/contact',
    target: 'main form[method=post] button[type=submit]',
    // Before hydration the browser itself names the first empty field.
    result: 'html[data-hydrated] [aria-invalid=true], form[method=post] :user-invalid',
  },
];

await using running = new AsyncDisposableStack();

/** The site's backend, and the payment provider: a user without a subscription, and the page that sells one. */
const backendServer = createServer((request, response) => {
  const cors = {
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '86400',
    'content-type': 'application/json',
  };
  const answers: Readonly<Record<string, object>> = {
    '/functions/v1/check-subscription': {
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
      cancel_at_period_end: false,
      payment_failed: false,
      other_subscriptions: 0,
      may_have_bought: false,
    } satisfies SubscriptionStatus,
    '/functions/v1/create-checkout': { url: `${backend}/checkout` },
  };
  response.writeHead(200, cors).end(JSON.stringify(answers[request.url ?? ''] ?? {}));
});
backendServer.listen(0, 'localhost');
running.defer(() => void backendServer.close());
await once(backendServer, 'listening');
const backend = `http://localhost:${(backendServer.address() as AddressInfo).port}`;

/** A session as the client of the authentication service stores it. Nothing here checks its tokens. */
const storedSession = JSON.stringify({
  access_token: `${btoa('{"alg":"HS256"}')}.${btoa('{"sub":"1"}')}.signature`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 86_400,
  expires_at: Math.floor(Date.now() / 1000) + 86_400,
  user: { id: '00000000-0000-4000-8000-000000000001', email: 'ada@hopyard.example', aud: 'authenticated' },
});

/** Stores the session, and replaces the tab that a click opens: a real one would have neither the slow connection nor the slow processor. */
const signIn = (session: string) => {
  localStorage.setItem('sb-localhost-auth-token', session);
  window.open = () => {
    // The new tab is what the visitor sees first.
    document.documentElement.dataset.tab = '';
    return {
      closed: false,
      close() {},
      location: { replace: (url: string) => (document.documentElement.dataset.tabUrl = url) },
    } as unknown as Window;
  };
};

const dist = path.resolve(import.meta.dirname, '../../site/.cache/first-click');
await buildInProcess({ backend, outDir: dist, socialImages: false });
const server = createServer(await createStaticHost(dist)).listen(0, '127.0.0.1');
running.defer(() => void server.close());
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(await pinnedBrowserLaunchOptions());
running.defer(() => browser.close());

/** Milliseconds from the click to the paint of the busy state or of a new tab (undefined if none was needed), and to the result. */
interface Times {
  /** The time until the clicked element shows that it is busy, in ms. */
  busy: number | undefined;
  /** The time until the result of the click is shown, in ms. */
  result: number;
  /** True if the browser handled the click before the script. */
  isByBrowser: boolean;
}

/** The window of a page whose click is observed. */
interface ObservedWindow extends Window {
  clickTimes?: Promise<Times>;
}

/** Scrolls to the element and observes its click. Returns the middle of the element in the window. */
const observeClick = (element: SVGElement | HTMLElement, resultSelector: string) => {
  // A new tab would have neither the slow connection nor the slow processor.
  element.removeAttribute('target');
  (window as ObservedWindow).clickTimes = new Promise(resolve => {
    const onClick = ({ timeStamp: start }: MouseEvent) => {
      sessionStorage.setItem('clickedAt', String(performance.timeOrigin + start));
      let busy: number | undefined;
      const check = () => {
        // The timer runs after the frame is painted.
        setTimeout(() => {
          const elapsed = performance.now() - start;
          if (busy === undefined && document.querySelector('[aria-busy=true], html[data-tab]'))
            busy = elapsed;
          if (document.querySelector(resultSelector)) resolve({ busy, result: elapsed, isByBrowser: false });
          else requestAnimationFrame(check);
        });
      };
      requestAnimationFrame(check);
    };
    // On the window: the bootstrap stops the event at the document.
    window.addEventListener('click', onClick, { capture: true, once: true });
  });
  element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Clicks as a person does. Returns undefined if another page is open afterwards. */
async function clickAndMeasure(page: Page, { target, result }: Interaction): Promise<Times | undefined> {
  // Waits for the element: the first paint may come before the end of the document.
  const element = page.locator(target).filter({ visible: true }).first();
  const { x, y } = await element.evaluate(observeClick, result);
  await page.mouse.move(x, y);
  await page.waitForTimeout(pointingMs);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as ObservedWindow).clickTimes).catch(() => undefined);
}

const firstPaint = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Waits for the first paint of the page to which the browser has followed the clicked link. */
async function measureNextPage(page: Page, { linkedPath }: Interaction): Promise<Times> {
  await page.waitForURL(url => url.pathname === linkedPath, { waitUntil: 'commit' });
  await page.waitForFunction(firstPaint);
  const result = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + paint!.startTime - Number(sessionStorage.getItem('clickedAt'));
  });
  return { busy: undefined, result, isByBrowser: true };
}

async function measure(client: Browser, interaction: Interaction, delayMs: number): Promise<Times> {
  const context = await client.newContext({ viewport: { width: interaction.width ?? 1280, height: 800 } });
  if (interaction.isSignedIn) await context.addInitScript(signIn, storedSession);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + interaction.route, { waitUntil: 'commit' });
  await page.waitForFunction(firstPaint);
  // The benchmark measures clicks at the first paint and some seconds later.
  await page.waitForTimeout(delayMs);
  const times = (await clickAndMeasure(page, interaction)) ?? (await measureNextPage(page, interaction));
  await context.close();
  return times;
}

const ms = (value: number) => (Number.isNaN(value) ? 'none' : `${value.toFixed(0)} ms`);

for (const interaction of interactions) {
  for (const delayMs of [0, laterMs]) {
    const times: Times[] = [];
    for (let run = 0; run < runs; run++) times.push(await measure(browser, interaction, delayMs));
    const busy = median(times.flatMap(each => each.busy ?? []));
    const result = median(times.map(each => each.result));
    const when = delayMs === 0 ? 'at the first paint' : `after ${delayMs / 1000} s`;
    const byBrowser = times.filter(each => each.isByBrowser).map(each => each.result);
    const withoutScript = byBrowser.length
      ? `; in ${byBrowser.length} of ${runs} the browser followed the link before the script was there: ${ms(median(byBrowser))}`
      : '';
    const name = `${interaction.name}, ${when}`;
    // Without a busy state, the result is the first reaction. While a browser follows a link, it shows its own indicator.
    const reaction = Number.isNaN(busy) ? result : busy;
    if (byBrowser.length < runs)
      recordFigure({ name: `${name}: first reaction`, value: reaction, unit: 'ms', goal: 100 });
    recordFigure({ name: `${name}: result`, value: result, unit: 'ms', goal: delayMs === 0 ? 2000 : 600 });
    console.log(`${name}: busy ${ms(busy)}, result ${ms(result)}${withoutScript}`);
  }
}
