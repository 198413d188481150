/**
 * Contract test (of a local or a hosted project): the function `contact-submission`, which stores a message of the contact form as a
 * lead.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contactFieldRules,
  defaultMessageField,
  honeypotField,
  idempotencyTextOf,
  inquiryType,
  prefillParameter,
  validateContact,
} from '../../supabase/functions/_shared/contracts/contact.ts';
import { contactNotification, type Lead } from '../../supabase/functions/_shared/mail/contact.ts';
import { maxBodyBytes, tooManyTries } from '../../supabase/functions/_shared/contracts/request.ts';
import {
  everyContactField,
  newContactMessage,
  postContactMessage,
  postContactForm,
} from './contactMessage.ts';
import { expectRateLimited, setRateLimit } from './rateLimits.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';
import { sqlState } from '../../local/errorCodes.ts';

let project: SupabaseProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

const leadsOf = (email: string) => project.sql`select * from public.leads where email = ${email}`;
const queuedMailOf = (email: string) => project.sql`
  select o.* from public.outbox o join public.leads l on l.id = o.lead_id where l.email = ${email} order by o.kind`;

test('contact-submission stores every field of the API contract, and the notification and the form without script show each', async () => {
  const fields = everyContactField();
  expect((await postContactMessage(project.apiUrl, { ...fields, inquiry_type: inquiryType })).status).toBe(
    200,
  );
  expect(await leadsOf(fields.email)).toMatchObject([fields]);
  const [notification] = await project.sql<{ payload: Lead }[]>`
    select to_jsonb(l) as payload from public.leads l where email = ${fields.email}`;
  const { text, html } = contactNotification(notification!.payload);
  const page = await (await postContactForm(project.apiUrl, { ...fields, inquiry_type: 'wrong' })).text();
  for (const [name, value] of Object.entries(fields)) {
    expect(text).toContain(value);
    expect(html).toContain(value);
    expect(page).toContain(`name="${name}"`);
    expect(page).toContain(value);
  }
});

test('the database rejects a field without a column', async () => {
  // A null hash is not counted by the rate limits: this message has no known IP address or network.
  const submit = project.sql`
    select public.submit_contact(
      p_idempotency_key => ${randomUUID()},
      p_message => '{"shoe_size": "44"}',
      p_attribution => '{}',
      p_address_hash => null,
      p_network_hash => null,
      p_email_hash => 'hash'
    )`;
  await expect(submit).rejects.toThrow('A field of the form has no column.');
});

describe('a message', () => {
  test('becomes one lead with all fields and its attribution, and queues two mails', async () => {
    const message = newContactMessage({
      phone: '+1 414 555 0100',
      city: 'Milwaukee',
      message: 'One\r\nTwo <b>three</b>',
      idempotencyKey: randomUUID(),
      elapsedMs: 5000,
      utm_source: 'news',
      utm_campaign: 'launch',
      referrer: 'https://news.example/',
      landingPage: '/pricing',
    });
    const response = await postContactMessage(project.apiUrl, message);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);

    expect(await leadsOf(message.email)).toMatchObject([
      {
        name: 'Ada Lovelace',
        phone: '+1 414 555 0100',
        city: 'Milwaukee',
        message: 'One\nTwo <b>three</b>',
        inquiry_type: 'consultation',
        utm_source: 'news',
        utm_medium: null,
        utm_campaign: 'launch',
        referrer: 'https://news.example/',
        landing_page: '/pricing',
      },
    ]);
    expect(await queuedMailOf(message.email)).toMatchObject([
      { kind: 'contact-confirmation' },
      { kind: 'contact-notification' },
    ]);
  });

  test('is mailed within 30 s, and the outbox then contains no copy of it', async () => {
    const message = newContactMessage();
    await postContactMessage(project.apiUrl, message);
    await expect
      .poll(async () => (await queuedMailOf(message.email)).map(mail => mail.sent_at !== null))
      .toEqual([true, true]);
    expect((await queuedMailOf(message.email)).map(mail => mail.payload)).toEqual([{}, {}]);
  });

  test('stores one lead when it is sent fifty times at the same time with one key', async () => {
    const message = newContactMessage({ idempotencyKey: randomUUID() });
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => postContactMessage(project.apiUrl, message)),
    );
    expect(new Set(responses.map(response => response.status))).toEqual(new Set([200]));
    expect(await leadsOf(message.email)).toHaveLength(1);
    expect(await queuedMailOf(message.email)).toHaveLength(2);
  });

  test('stores one lead when it is sent fifty times at the same time without a key', async () => {
    const message = newContactMessage();
    await Promise.all(Array.from({ length: 50 }, () => postContactMessage(project.apiUrl, message)));
    expect(await leadsOf(message.email)).toHaveLength(1);
  });

  test('stores one lead when the browser posts the form itself and the site then sends the same words with its key', async () => {
    const message = newContactMessage();
    const checked = validateContact(message);
    expect(checked.ok).toBe(true);
    const text = checked.ok ? idempotencyTextOf(checked.value, new Date()) : '';
    const idempotencyKey = createHash('sha256').update(text).digest('hex');
    expect((await postContactForm(project.apiUrl, { ...message, phone: '', city: '' })).status).toBe(303);
    expect((await postContactMessage(project.apiUrl, { ...message, idempotencyKey })).status).toBe(200);
    expect(await leadsOf(message.email)).toHaveLength(1);
  });

  test('is rejected with 409 when it repeats the key of another message', async () => {
    const message = newContactMessage({ idempotencyKey: randomUUID() });
    await postContactMessage(project.apiUrl, message);
    const response = await postContactMessage(project.apiUrl, { ...message, message: 'Something else' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      success: false,
      error: expect.stringContaining('already sent'),
    });
    expect(await leadsOf(message.email)).toHaveLength(1);
  });
});

describe('contact-submission', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: '' }, 'name'],
    ['an invalid email address', { email: 'ada.test.example' }, 'email'],
    ['no message', { message: undefined }, 'message'],
    ['a phone that is a number', { phone: 414 }, 'phone'],
    ['a city that is an object', { city: {} }, 'city'],
    [
      'a message that is too long',
      { message: 'x'.repeat(contactFieldRules('message').maxLength + 1) },
      'message',
    ],
    ['a NUL character', { message: 'a\0b' }, 'message'],
    ['half of a surrogate pair', { name: '\ud83d' }, 'name'],
    ['an unknown field', { role: 'admin' }, 'role'],
    ['an unknown inquiry type', { inquiry_type: 'sales' }, 'inquiry_type'],
    ['a filled honeypot', { [honeypotField]: 'https://spam.example' }, honeypotField],
  ])('%s: answers 400, names the field and stores nothing', async (_, change, field) => {
    const message = newContactMessage();
    const response = await postContactMessage(project.apiUrl, { ...message, ...change });
    expect(response.status).toBe(400);
    const rejection = (await response.json()) as {
      success: boolean;
      error: string;
      fields: Record<string, string>;
    };
    expect(rejection).toMatchObject({ success: false, error: expect.any(String) });
    expect(Object.keys(rejection.fields)).toEqual([field]);
    expect(await leadsOf(message.email)).toHaveLength(0);
  });

  test.each<[string, string | Uint8Array]>([
    ['invalid JSON', '{"name":'],
    ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['no bytes', ''],
    ['a list', '[]'],
    ['__proto__', '{"__proto__":{"name":"Ada"}}'],
  ])('answers 400 to a body of %s', async (_, body) => {
    const response = await postContactMessage(project.apiUrl, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false });
  });

  test('answers 413 to a body over 64 KB', async () => {
    const response = await postContactMessage(
      project.apiUrl,
      newContactMessage({ message: 'x'.repeat(maxBodyBytes) }),
    );
    expect(response.status).toBe(413);
  });

  test('answers 413 to a body of 10 MB without a content length', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(64 * 1024));
        if ((sent += 1) === 160) controller.close();
      },
    });
    const response = await fetch(`${project.apiUrl}/functions/v1/contact-submission`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', ''])(
    'answers 415 to content of type "%s"',
    async type => {
      const response = await postContactMessage(project.apiUrl, JSON.stringify(newContactMessage()), {
        'content-type': type,
      });
      expect(response.status).toBe(415);
    },
  );

  test('answers 405 to another method, and names the allowed ones', async () => {
    const response = await fetch(`${project.apiUrl}/functions/v1/contact-submission`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test('answers 429 to a form sent within two seconds, and accepts it later', async () => {
    const message = newContactMessage({ idempotencyKey: randomUUID() });
    const tooEarly = await postContactMessage(project.apiUrl, { ...message, elapsedMs: 300 });
    expect(tooEarly.status).toBe(429);
    expect(tooEarly.headers.get('retry-after')).toBe('2');
    expect((await postContactMessage(project.apiUrl, { ...message, elapsedMs: 2000 })).status).toBe(200);
    expect(await leadsOf(message.email)).toHaveLength(1);
  });
});

describe('limits', () => {
  test('contact:address: answers 429 over the limit, and says when to try again', async () => {
    await setRateLimit(project.sql, 'contact:address', 2);
    const responses = [];
    for (let count = 0; count < 3; count += 1)
      responses.push(await postContactMessage(project.apiUrl, newContactMessage()));
    expect(responses.map(response => response.status)).toEqual([200, 200, 429]);
    await expectRateLimited(responses[2]!);
  });

  test('contact:global: accepts messages over the limit, without confirmation, and notifies the staff later', async () => {
    await setRateLimit(project.sql, 'contact:global', 1);
    await postContactMessage(project.apiUrl, newContactMessage());
    // `newContactMessage` gives each message its own email address.
    const fromAnotherEmail = newContactMessage();
    expect((await postContactMessage(project.apiUrl, fromAnotherEmail)).status).toBe(200);
    expect(await leadsOf(fromAnotherEmail.email)).toHaveLength(1);
    const mails = await project.sql`
      select o.kind, o.not_before > now() and o.next_attempt_at = o.not_before as "isLater"
      from public.outbox o join public.leads l on l.id = o.lead_id where l.email = ${fromAnotherEmail.email}`;
    expect(mails).toEqual([{ kind: 'contact-notification', isLater: true }]);
  });

  test('accepts a message with an email address that strangers have used before', async () => {
    const limits =
      await project.sql`select scope from public.rate_limit_rules where scope like 'contact%:email'`;
    for (const { scope } of limits) await setRateLimit(project.sql, scope as string, 1);
    const { email } = newContactMessage();
    for (const message of ['From a visitor.', 'From the owner.']) {
      const response = await postContactMessage(project.apiUrl, newContactMessage({ email, message }));
      expect(response.status).toBe(200);
    }
  });

  test('contact-confirmation:email: sends no more confirmations over the limit, but notifies the staff of every message', async () => {
    await setRateLimit(project.sql, 'contact-confirmation:email', 2);
    const { email } = newContactMessage();
    for (const message of ['One.', 'Two.', 'Three.']) {
      expect((await postContactMessage(project.apiUrl, newContactMessage({ email, message }))).status).toBe(
        200,
      );
    }
    const mails = await project.sql`
      select o.kind, count(*)::int from public.outbox o join public.leads l on l.id = o.lead_id
      where l.email = ${email} group by o.kind order by o.kind`;
    expect(mails).toEqual([
      { kind: 'contact-confirmation', count: 2 },
      { kind: 'contact-notification', count: 3 },
    ]);
  });

  test('a message that is already stored does not count, and is accepted again', async () => {
    await setRateLimit(project.sql, 'contact:address', 1);
    const message = newContactMessage({ idempotencyKey: randomUUID() });
    for (let count = 0; count < 3; count += 1) {
      expect((await postContactMessage(project.apiUrl, message)).status).toBe(200);
    }
  });

  test('a forged X-Forwarded-For header does not start a new limit', async () => {
    await setRateLimit(project.sql, 'contact:address', 1);
    const statuses = [];
    for (const clientIp of ['203.0.113.1', '203.0.113.2']) {
      statuses.push(
        (await postContactMessage(project.apiUrl, newContactMessage(), { 'x-forwarded-for': clientIp }))
          .status,
      );
    }
    expect(statuses).toEqual([200, 429]);
  });

  test('store hashes only', async () => {
    const message = newContactMessage();
    await postContactMessage(project.apiUrl, message);
    const subjects = await project.sql`select subject from public.rate_limits where subject <> ''`;
    expect(subjects.length).toBeGreaterThan(0);
    for (const { subject } of subjects) expect(subject).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a form without script', () => {
  test('redirects to the confirmation on the thank-you page', async () => {
    const message = newContactMessage();
    const response = await postContactForm(project.apiUrl, {
      ...message,
      phone: '',
      city: '',
      [honeypotField]: '',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${project.siteUrl}/contact/thanks#sent`);
    expect(await leadsOf(message.email)).toHaveLength(1);
  });

  test('gets the form filled in with its fields when the URL has the prefill parameter', async () => {
    const message = newContactMessage({ city: 'Boston', message: 'Growth, "please" </textarea><b>' });
    const response = await postContactForm(
      project.apiUrl,
      { ...message, role: 'admin' },
      `?${prefillParameter}`,
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    const page = await response.text();
    expect(page).toMatch(/<input [^>]*name="city"[^>]* value="Boston">/);
    expect(page).toContain('Growth, &quot;please&quot; &lt;/textarea&gt;&lt;b&gt;</textarea>');
    expect(page).not.toContain('role="alert"');
    expect(page).not.toContain('admin');
    // The URL that the form posts to lacks the parameter, so the next message is stored.
    expect(page).toContain('<form method="post" action="?">');
    expect(await leadsOf(message.email)).toHaveLength(0);
  });

  test('stores a message in JSON, with the parameter that prefills a form', async () => {
    const message = newContactMessage();
    const response = await fetch(`${project.apiUrl}/functions/v1/contact-submission?${prefillParameter}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(await response.json()).toEqual({ success: true });
    expect(await leadsOf(message.email)).toHaveLength(1);
  });

  test('stores one lead when it is submitted twice', async () => {
    const message = newContactMessage();
    await Promise.all([postContactForm(project.apiUrl, message), postContactForm(project.apiUrl, message)]);
    expect(await leadsOf(message.email)).toHaveLength(1);
  });

  test('is shown again with all its text and an error at each invalid field', async () => {
    const response = await postContactForm(project.apiUrl, {
      ...newContactMessage({
        name: '',
        message: '\n  "Quoted" </textarea><script>alert(1)</script>',
        city: '"><img>',
      }),
      email: 'nobody',
      utm_source: 'news',
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toContain('Enter your name.');
    expect(page).toContain('Enter an email address in this form');
    expect(page).toContain('value="nobody"');
    // Each field has the direction of what is typed in it, such as Arabic.
    const controls = page.match(/<(textarea|input (?!type="hidden"))[^>]*>/g) ?? [];
    expect(controls).toHaveLength(5);
    expect(controls.filter(control => !control.includes(' dir="auto"'))).toEqual([]);
    expect(page).toContain('value="&quot;&gt;&lt;img&gt;"');
    expect(page).toContain(
      '\n\n  &quot;Quoted&quot; &lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>',
    );
    expect(page).toContain('name="utm_source" value="news"');
    expect(page).not.toContain('<script>');
  });

  test('in which the message is optional is shown again with an optional message', async () => {
    const message = { ...newContactMessage({ message: '' }), [defaultMessageField]: 'Please write to me.' };
    const page = await (await postContactForm(project.apiUrl, { ...message, email: 'nobody' })).text();
    expect(page).toContain('name="default_message" value="Please write to me."');
    expect(page).toMatch(/<textarea [^>]*name="message"(?![^>]*required)/);
    expect(page).toContain('Message (optional)');
    const sent = await postContactForm(project.apiUrl, message);
    expect(sent.status).toBe(303);
    expect(await leadsOf(message.email)).toMatchObject([{ message: 'Please write to me.' }]);
  });

  test('sends its page with a content security policy that allows no script and only its own style', async () => {
    const response = await postContactForm(project.apiUrl, newContactMessage({ name: '' }));
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+='; form-action 'self'/);
    const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(policy).toContain(Buffer.from(digest).toString('base64'));
  });

  test('shows its text again over a limit, and when to try again', async () => {
    await setRateLimit(project.sql, 'contact:address', 1);
    const message = newContactMessage();
    await postContactForm(project.apiUrl, message);
    const response = await postContactForm(project.apiUrl, { ...message, message: 'My second thought' });
    expect(response.status).toBe(429);
    const page = await response.text();
    expect(page).toContain('My second thought');
    expect(page).toContain(tooManyTries(Number(response.headers.get('retry-after'))));
  });

  test('is rejected when it has one field twice', async () => {
    const body = new URLSearchParams(
      Object.entries(newContactMessage()).map(([name, value]) => [name, String(value)]),
    );
    body.append('name', 'Somebody Else');
    const response = await postContactMessage(project.apiUrl, body.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBe(422);
  });
});

describe('access', () => {
  test('a page of another site cannot send a message', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const message = newContactMessage();
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      const asJson = await postContactMessage(project.apiUrl, message, { origin });
      expect(asJson.status).toBe(403);
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      const asForm = await postContactForm(project.apiUrl, message, '', { origin });
      expect(asForm.status).toBe(403);
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      expect([...(await leadsOf(message.email))]).toEqual([]);
    }
  });

  test('the site and the page with the errors can send a message', async () => {
    for (const origin of [project.siteUrl, new URL(project.apiUrl).origin]) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      const sent = await postContactForm(project.apiUrl, newContactMessage(), '', { origin });
      expect(sent.status).toBe(303);
    }
  });

  test('only the origin of the site may read the response', async () => {
    const preflight = (origin: string) =>
      fetch(`${project.apiUrl}/functions/v1/contact-submission`, { method: 'OPTIONS', headers: { origin } });
    const allowed = await preflight(project.siteUrl);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(project.siteUrl);
    const foreign = await preflight('https://evil.example');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const rejected = await postContactMessage(project.apiUrl, {}, { origin: project.siteUrl });
    expect(rejected.headers.get('access-control-allow-origin')).toBe(project.siteUrl);
  });

  test.each([
    ['claim_outbox', { p_limit: 1, p_lease_seconds: 1 }],
    ['finish_outbox_attempt', { p_id: 1, p_attempt: 1 }],
    ['take_rate_limit', { p_scope: 'contact:global', p_subject: '' }],
  ])('an anonymous client cannot call %s', async (name, args) => {
    const { error } = await createClient(project.apiUrl, project.publishableKey).rpc(name, args);
    expect(error?.code).toBe(sqlState.insufficientPrivilege);
  });

  test.each(['', 'Bearer ', 'Bearer wrong'])(
    'dispatch-outbox answers 401 to the authorization "%s"',
    async authorization => {
      const response = await fetch(`${project.apiUrl}/functions/v1/dispatch-outbox`, {
        method: 'POST',
        headers: { authorization },
      });
      expect(response.status).toBe(401);
    },
  );

  test('dispatch-outbox accepts its secret', async () => {
    const response = await fetch(`${project.apiUrl}/functions/v1/dispatch-outbox`, {
      method: 'POST',
      headers: { authorization: `Bearer ${project.dispatchSecret}` },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ sent: expect.any(Number), failed: expect.any(Number) });
  });
});
