/** Runs the functions as they are deployed: on Deno, with only their folder and the packages of the lockfile. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { LocalBackend } from '../../local/localBackend.ts';
import { anyPorts, claimPorts } from '../../local/ports.ts';
import { cards } from '../../local/stripe/pages.ts';
import { createAccount } from '../contract/account.ts';
import { validApplication } from '../contract/application.fixtures.ts';
import { newTempPath, startTestBackend } from '../testBackend.ts';
import { newContactMessage, postContactMessage } from '../contract/contactMessage.ts';
import { startEventReceiver, webhookSecret } from '../eventReceiver.ts';

const execFileAsync = promisify(execFile);
const deno = fileURLToPath(import.meta.resolve('deno/bin.cjs'));
const backendFolder = join(import.meta.dirname, '../..');
const packages = {
  stripe: join(backendFolder, 'node_modules/stripe'),
  valibot: join(backendFolder, 'node_modules/valibot'),
  htmlparser2: join(backendFolder, 'node_modules/htmlparser2'),
  'ipaddr.js': join(backendFolder, 'node_modules/ipaddr.js'),
  standardwebhooks: join(backendFolder, 'node_modules/standardwebhooks'),
  '@types/node': join(backendFolder, '../../node_modules/@types/node'),
};

const functionsFolder = join(backendFolder, 'supabase/functions');
// Every function of the folder is deployed, so every one is tested.
const functionNames = readdirSync(functionsFolder).filter(name => /^[a-z][a-z-]*$/.test(name));
const entryFiles = functionNames.map(name => `${name}/index.ts`);

let functionsCopy: string;
let server: ChildProcess | undefined;
let functionsUrl: string;
let backend: LocalBackend;
let stopAndDelete: () => Promise<void>;
let sql: postgres.Sql;
beforeAll(async () => {
  // A copy outside the workspace, because Deno would find and rewrite the package.json of the workspace.
  functionsCopy = newTempPath();
  await cp(functionsFolder, functionsCopy, { recursive: true });
  const versions: Record<string, string> = {};
  for (const [name, link] of Object.entries(packages)) {
    const folder = await realpath(link);
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    versions[name] = version;
    await mkdir(dirname(join(functionsCopy, 'node_modules', name)), { recursive: true });
    await symlink(folder, join(functionsCopy, 'node_modules', name));
  }
  await writeFile(join(functionsCopy, 'package.json'), JSON.stringify({ dependencies: versions }));

  ({ backend, stopAndDelete } = await startTestBackend());
  sql = postgres(backend.urls.database, { max: 1, onnotice: () => {} });
  functionsUrl = await serveFunctions();
});
afterAll(async () => {
  if (server) process.kill(-server.pid!);
  await sql.end();
  await stopAndDelete();
  await rm(functionsCopy, { recursive: true, force: true });
});

/** Serves all functions with one Deno, each at paths that end with its name, and returns the address. A Deno for each takes a second to start. */
async function serveFunctions(): Promise<string> {
  const imports = entryFiles.map((file, index) => `import function${index} from './${file}';`);
  const entries = functionNames.map((name, index) => `'${name}': function${index}`);
  await writeFile(
    join(functionsCopy, 'functions.ts'),
    `${imports.join('\n')}
const functions = { ${entries.join(', ')} };
export default { fetch: (request, info) => functions[new URL(request.url).pathname.split('/').at(-1)].fetch(request, info) };
`,
  );
  const { api: port } = await claimPorts(anyPorts);
  server = spawn(
    process.execPath,
    [
      deno,
      'serve',
      '--cached-only',
      '--allow-net',
      '--allow-env',
      '--host=127.0.0.1',
      `--port=${port}`,
      'functions.ts',
    ],
    // Its own process group, since the launcher passes no signal on.
    {
      cwd: functionsCopy,
      env: { ...process.env, ...backend.env, NO_COLOR: '1' },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream!.on('data', chunk => (output += String(chunk)));
  await vi.waitFor(() => expect(output).toContain('Listening'), { timeout: 60_000 });
  return `http://127.0.0.1:${port}`;
}

test.each(functionNames)('%s is configured without the gateway’s token check', async name => {
  const config = await readFile(join(backendFolder, 'supabase/config.toml'), 'utf8');
  expect(config).toContain(`[functions.${name}]\nverify_jwt = false\nimport_map = "./functions/deno.json"\n`);
});

test('deno check and deno lint pass', async () => {
  await expect(
    execFileAsync(process.execPath, [deno, 'check', '--cached-only', ...entryFiles], { cwd: functionsCopy }),
  ).resolves.toBeDefined();
  await expect(
    execFileAsync(process.execPath, [deno, 'lint', '--ignore=node_modules'], { cwd: functionsCopy }),
  ).resolves.toBeDefined();
});

test.each(functionNames)('%s answers on Deno', async name => {
  const response = await fetch(`${functionsUrl}/${name}`, { method: 'PUT' });
  expect(response.status).toBe(405);
  expect(await response.json()).toMatchObject({ request_id: response.headers.get('x-request-id') });
});

test('the function health answers on Deno that all is well', async () => {
  expect(await (await fetch(`${functionsUrl}/health`)).json()).toMatchObject({ healthy: true });
});

test('Deno fetches a page from the examined address when its name resolves to another one', async () => {
  const script = `
    import { createServer } from 'node:http';
    import { fetchPublicPage } from './check-placements/fetchPublicPage.ts';
    const server = createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(request.headers.host);
    }).listen(0, '127.0.0.1', async () => {
      const { port } = server.address();
      const answers = [['127.0.0.1'], ['10.0.0.1']];
      const options = {
        userAgent: 'test', signal: AbortSignal.timeout(5000), allowedPrivateRanges: ['127.0.0.1/32'], resolve: async () => answers.shift(),
      };
      const get = () => fetchPublicPage('http://news.example:' + port, options).then(page => page.html, error => error.message);
      console.log(JSON.stringify([(await get()) === 'news.example:' + port, await get()]));
      Deno.exit();
    });`;
  await writeFile(join(functionsCopy, 'fetch.ts'), script);
  const { stdout } = await execFileAsync(
    process.execPath,
    [deno, 'run', '--cached-only', '--no-check', '--allow-net', '--allow-env', 'fetch.ts'],
    { cwd: functionsCopy },
  );
  expect(JSON.parse(stdout)).toEqual([true, '10.0.0.1 is not public.']);
});

test('Deno signs an event, and sends it to the examined address', async () => {
  const receiver = await startEventReceiver();
  onTestFinished(() => receiver.stop());
  const script = `
    import { sendEvent } from './_shared/events.ts';
    const env = { siteUrl: 'https://newsroom.example', allowedPrivateRanges: ['127.0.0.1/32'] };
    const event = { key: 'webhook/lead-created/7', channel: 'webhook', kind: 'lead-created', payload: { id: '7' }, created_at: '2026-11-23' };
    await sendEvent(env, event, 5000);
    Deno.exit();`;
  await writeFile(join(functionsCopy, 'event.ts'), script);
  await execFileAsync(
    process.execPath,
    [deno, 'run', '--cached-only', '--no-check', '--allow-net', '--allow-env', 'event.ts'],
    {
      cwd: functionsCopy,
      env: {
        ...process.env,
        NO_COLOR: '1',
        WEBHOOK_URL: `${receiver.url}/events`,
        WEBHOOK_SECRET: webhookSecret,
      },
    },
  );
  expect(receiver.received.get('webhook/lead-created/7')).toMatchObject({
    type: 'lead.created',
    data: { id: '7' },
  });
});

test('Deno accepts a message', async () => {
  const message = newContactMessage();
  expect(await (await postContactMessage(functionsUrl, message)).json()).toEqual({ success: true });
  expect((await postContactMessage(functionsUrl, { ...message, name: '' })).status).toBe(400);
  expect(await sql`select 1 from public.leads where email = ${message.email}`).toHaveLength(1);
});

/** A signed-in user who calls functions. */
async function signInCaller() {
  const { id, token } = await createAccount({
    apiUrl: backend.urls.api,
    publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY,
    sql,
  });
  const call = async (url: string, body?: object) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { id, call };
}

test('Deno accepts an application', async () => {
  const { id, call } = await signInCaller();
  const url = `${functionsUrl}/submit-application`;
  expect(await (await call(url, validApplication())).json()).toEqual({ success: true });
  expect((await call(url, {})).status).toBe(400);
  expect((await fetch(url, { method: 'POST' })).status).toBe(401);
  expect(await sql`select 1 from public.applications where user_id = ${id}`).toHaveLength(1);
});

test('Deno serves checkout, status, portal and webhook of a subscription', async () => {
  const { id, call } = await signInCaller();
  const { url } = (await (await call(`${functionsUrl}/create-checkout`)).json()) as { url: string };
  expect(url).toContain(`${backend.urls.stripe}/c/pay/`);
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card: cards.paid }), redirect: 'manual' });

  const checkUrl = `${functionsUrl}/check-subscription`;
  const status = async () => (await call(checkUrl)).json();
  expect(await status()).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
  expect(await (await call(`${functionsUrl}/customer-portal`)).json()).toEqual({
    url: expect.stringContaining(`${backend.urls.stripe}/p/session/`),
  });

  // The table of subscriptions, as it may be after an event of Stripe was lost.
  const [subscription] = await sql<{ stripe_id: string }[]>`
    update public.subscriptions set status = 'canceled' where user_id = ${id} returning stripe_id`;
  expect(await status()).toMatchObject({ subscribed: false });
  const event = { type: 'customer.subscription.updated', data: { object: { id: subscription!.stripe_id } } };
  expect(await postStripeEvent(`${functionsUrl}/stripe-webhook`, newStripeEvent(event))).toBe(200);
  expect(await status()).toMatchObject({ subscribed: true });
});

const newStripeEvent = (event: object) =>
  JSON.stringify({ id: `evt_${crypto.randomUUID()}`, object: 'event', ...event });

/** Sends an event with Stripe's signature of `signedBody`. */
async function postStripeEvent(url: string, body: string, signedBody = body) {
  const secret = backend.env.STRIPE_WEBHOOK_SECRET ?? '';
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: signedBody, secret });
  return (await fetch(url, { method: 'POST', headers: { 'stripe-signature': signature }, body })).status;
}

test("Deno checks Stripe's signature", async () => {
  const url = `${functionsUrl}/stripe-webhook`;
  const payload = newStripeEvent({ type: 'invoice.paid', data: { object: {} } });
  expect(await postStripeEvent(url, payload)).toBe(200);
  expect(await postStripeEvent(url, `${payload} `, payload)).toBe(400);
});
