/** The content of every mail: both parts, colors, and input of visitors that tries to change it. */
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { authMailTemplates } from '../local/authMailTemplates.ts';
import { accountDeleted } from '../supabase/functions/_shared/mail/account.ts';
import {
  applicationConfirmation,
  applicationNotification,
} from '../supabase/functions/_shared/mail/application.ts';
import { contactConfirmation, contactNotification } from '../supabase/functions/_shared/mail/contact.ts';
import { dailyDigest } from '../supabase/functions/_shared/mail/digest.ts';
import { mailBrand } from '../supabase/functions/_shared/mail/brand.generated.ts';
import { renderOrderMail } from '../supabase/functions/_shared/mail/order.ts';
import type { RenderedMail } from '../supabase/functions/_shared/mail/render.ts';
import {
  saleNotification,
  secondSubscription,
  secondSubscriptionNotification,
} from '../supabase/functions/_shared/mail/sale.ts';
import {
  sampleApplication,
  hostileTexts,
  hostileApplication,
  hostileLead,
  orderMails,
  sampleLead,
  sampleSale,
  sampleSecondSubscription,
  sampleDigest,
} from './mailFixtures.ts';

const documentOf = ({ html }: RenderedMail) => {
  const { document } = new Window();
  document.write(html);
  return document;
};

const mails: [string, RenderedMail][] = [
  ['the notification of a message', contactNotification(sampleLead())],
  ['the confirmation of a message', contactConfirmation()],
  ['the notification of an application', applicationNotification(sampleApplication())],
  ['the confirmation of an application', applicationConfirmation()],
  ['the confirmation of an account deletion', accountDeleted()],
  ['the notification of a sale', saleNotification(sampleSale())],
  [
    'the mail about a second subscription',
    secondSubscription(sampleSecondSubscription(), 'https://site.example'),
  ],
  ['the notification of a second subscription', secondSubscriptionNotification(sampleSecondSubscription())],
  ['the daily digest', dailyDigest(sampleDigest, 'https://site.example')],
  ...orderMails().map((mail): [string, RenderedMail] => [
    `the mail ${mail.kind}`,
    renderOrderMail(mail, 'https://site.example').content,
  ]),
  ...Object.entries(authMailTemplates).map(([name, mail]): [string, RenderedMail] => [name, mail]),
];

describe.each(mails)('%s', (_, mail) => {
  const document = documentOf(mail);

  test('has every word of its HTML part in its text part', () => {
    // Except the deleted words, and the preview line, which is not displayed.
    for (const element of document.querySelectorAll('del, [style*="display:none"]')) element.remove();
    for (const element of document.querySelectorAll('br')) element.replaceWith(' ');
    const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const plain = new Set(wordsOf(mail.text.toLowerCase()));
    const header = wordsOf(`${mailBrand.dateline} ${mailBrand.line}`.toLowerCase());
    const visibleWords = wordsOf(document.body.textContent.toLowerCase());
    expect(visibleWords.filter(word => !plain.has(word) && !header.includes(word))).toEqual([]);
  });

  test('has a title and one headline, and loads only the logo, which has a text', () => {
    expect(document.title).toBe(mail.subject);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(mail.html).not.toMatch(/<(?:link|script)|url\(|@import/);
    const [logo, ...others] = document.querySelectorAll('img');
    expect(others).toEqual([]);
    expect(logo!.getAttribute('alt')).toBe(mailBrand.name);
    const loaded = [...mail.html.matchAll(/ src(?:set)?="([^"]*)"/g)].map(([, address]) => address);
    expect(loaded).toEqual([mailBrand.logo.night, mailBrand.logo.day]);
  });

  test('has a dark color for every color of its styles', () => {
    const [head, body] = mail.html.split('</head>') as [string, string];
    const styles = [...body.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style!);
    const uses = styles.flatMap(
      style => style.match(/(?:(?:^|;)color:|background:|solid )#[\da-f]{6}/g) ?? [],
    );
    expect(uses.length).toBeGreaterThan(5);
    for (const use of uses) expect(head).toContain(`="${use}"]`);
    for (const [use] of body.matchAll(/bgcolor="[^"]*"/g)) expect(head).toContain(`[${use}]`);
    // No color is written in another way.
    expect(styles.join().match(/#[\da-f]{3,8}/g)).toHaveLength(uses.length);
  });

  test('stays below the size at which mail programs cut it, and below the line length of SMTP', () => {
    // Gmail cuts off a mail after 102 KB. A line of a mail may have 998 characters (RFC 5322).
    expect(Buffer.byteLength(mail.html)).toBeLessThan(102_000);
    for (const line of `${mail.text}\n${mail.html}`.split('\n')) expect(line.length).toBeLessThan(998);
  });
});

test('the notifications contain every field of a message and of an application', () => {
  const received = sampleLead().created_at;
  const textOf = (fields: object) =>
    Object.values(fields)
      .flatMap(value => String(value).split('\n'))
      .map(value => (value === received ? '2026-11-20 18:04 UTC' : value))
      // The mail leaves out the inquiry type because there is only one.
      .filter(value => value !== sampleLead().inquiry_type);
  for (const value of textOf(sampleLead())) {
    expect(contactNotification(sampleLead()).text).toContain(value);
    expect(contactNotification(sampleLead()).html).toContain(value);
  }
  for (const value of textOf({ ...sampleApplication() })) {
    expect(applicationNotification(sampleApplication()).text).toContain(value);
    expect(applicationNotification(sampleApplication()).html).toContain(value);
  }
});

test('the confirmations take no input, so no sender can mail text to another address', () => {
  expect(contactConfirmation.length + applicationConfirmation.length).toBe(0);
});

describe.each(hostileTexts.map(hostileText => [hostileText]))('%j', hostileText => {
  describe.each([
    ['a message', contactNotification(hostileLead(hostileText)), contactNotification(sampleLead())],
    [
      'a second subscription',
      secondSubscriptionNotification(sampleSecondSubscription({ email: hostileText })),
      secondSubscriptionNotification(sampleSecondSubscription()),
    ],
    ['a sale', saleNotification(sampleSale({ email: hostileText })), saleNotification(sampleSale())],
    [
      'an application',
      applicationNotification(hostileApplication(hostileText)),
      applicationNotification(sampleApplication()),
    ],
  ])('in every field of %s', (_, mail, harmless) => {
    const document = documentOf(mail);

    test('adds no element, attribute or link to the mail', () => {
      const elementsOf = (of: ReturnType<typeof documentOf>) =>
        [...of.querySelectorAll(':not(br)')].map(
          ({ tagName, attributes }) => `${tagName} ${[...attributes].map(({ name }) => name).join(' ')}`,
        );
      expect(elementsOf(document)).toEqual(elementsOf(documentOf(harmless)));
      const links = [...document.querySelectorAll('a')].map(link => link.getAttribute('href'));
      expect(links).toEqual([`mailto:${encodeURIComponent(hostileText)}`]);
    });

    test('is shown as it was typed, up to a character that ends a line or turns the text', () => {
      const [first = ''] = hostileText.split(/[\r\n\u2028\u202e]/);
      expect(document.body.textContent).toContain(first);
      expect(mail.text).toContain(first);
    });

    test('does not change the subject', () => {
      expect(mail.subject).toBe(harmless.subject);
    });

    test('does not reverse the text direction', () => {
      expect(mail.html + mail.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    });

    test('adds no unquoted line to the text part', () => {
      const lines = (text: string) =>
        text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter(line => !line.startsWith('>'));
      expect(lines(mail.text)).toHaveLength(lines(harmless.text).length);
    });
  });
});

describe('a mail about an order', () => {
  const siteUrl = 'https://site.example';
  const firstLine = ({ text }: RenderedMail) => text.split('\n\n')[2];

  test.each(orderMails().map(mail => [mail.kind, mail] as const))(
    '%s says in its first line who is next, and links to the place for it',
    (_, mail) => {
      const { to, content } = renderOrderMail(mail, siteUrl);
      expect(firstLine(content)).toMatch(
        to === 'studio'
          ? /^We are next: /
          : /^(?:Your next step is|Our next step:|Your report is|We canceled)/,
      );
      const customerPage =
        mail.kind === 'order-reported' ? `/report#${mail.payload.report_key}` : '/account#orders';
      expect(content.text).toContain(`\n${siteUrl}${to === 'studio' ? '/admin' : customerPage}\n`);
      expect(content.text).toContain('1042');
    },
  );

  test.each(hostileTexts)(
    '%j in its fields adds no element, link or unquoted line, and changes no subject',
    hostileText => {
      for (const [index, mail] of orderMails(hostileText).entries()) {
        const { content } = renderOrderMail(mail, siteUrl);
        const harmless = renderOrderMail(orderMails()[index]!, siteUrl).content;
        const [found, expected] = [content, harmless].map(({ html, subject, text }) => ({
          elements: [...documentOf({ html, subject, text }).querySelectorAll(':not(br)')].map(
            ({ tagName }) => tagName,
          ),
          links: [...documentOf({ html, subject, text }).querySelectorAll('a')].map(link =>
            link.getAttribute('href'),
          ),
          lines: text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter(line => !line.startsWith('>')).length,
          subject,
        }));
        expect([mail.kind, found]).toEqual([mail.kind, expected]);
        expect(content.html + content.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      }
    },
  );

  test('to the studio has everything that the buyer wrote', () => {
    const [brief, changes] = orderMails('Hops, and nothing else.').slice(8);
    for (const heading of ['What happened', 'When', 'Who may be quoted', 'Links']) {
      expect(renderOrderMail(brief!, siteUrl).content.text).toContain(
        `${heading}\n\n> Hops, and nothing else.`,
      );
    }
    expect(renderOrderMail(brief!, siteUrl).content.text).toContain('Not before: December 24, 2026');
    for (const heading of ['Passage 1', 'Change 1']) {
      expect(renderOrderMail(changes!, siteUrl).content.text).toContain(
        `${heading}\n\n> Hops, and nothing else.`,
      );
    }
  });
});

test('the notification of a message names the city package with its city', () => {
  const lead = sampleLead({ city: 'Austin', message: 'I would like the Growth package for Austin.' });
  const { html, text } = contactNotification(lead);
  expect(text).toContain('> I would like the Growth package for Austin.');
  expect(text).toContain('City: Austin');
  expect(html).toContain('I would like the Growth package for Austin.');
});

// The mail about a refused change of the address has neither.
test.each(Object.entries(authMailTemplates).filter(([name]) => name !== 'email_change'))(
  '%s says in its text part that the link or code works once and expires, and names no button',
  (_, { text }) => {
    expect(text).toMatch(/It works once and expires in ten minutes\./);
    expect(text).not.toMatch(/button|press/i);
  },
);

test('the notification of a sale names the package, the buyer and the subscription', () => {
  const { text } = saleNotification(sampleSale());
  for (const part of ['Package: Growth', 'ada@hopyard.example', 'sub_1Q0PsIJvEtkwdCNY'])
    expect(text).toContain(part);
});

test('the notification of a sale says whether the buyer has an account, and who is next', () => {
  expect(saleNotification(sampleSale()).text).toContain('Bought: With an account');
  const { text } = saleNotification(sampleSale({ has_account: false }));
  expect(text).toContain('Bought: Through a payment link, without an account');
  expect(text).toContain('we asked them to open an account');
  expect(saleNotification(sampleSale()).text).toContain('The buyer is next');
});

describe('the mails about a second subscription', () => {
  test('say what was canceled, what was refunded and what goes on', () => {
    const buyer = secondSubscription(sampleSecondSubscription(), 'https://site.example').text;
    for (const words of [
      'we canceled the new one',
      '$1,299.00',
      'goes on unchanged',
      'sub_1Q0PsIJvEtkwdCNY',
    ]) {
      expect(buyer.replaceAll(/\s+/g, ' ')).toContain(words);
    }
    const studio = secondSubscriptionNotification(sampleSecondSubscription()).text;
    for (const words of ['Package: Growth', 'Refunded: $1,299.00', 'Goes on: sub_1PzQ2aJvEtkwdXbM']) {
      expect(studio).toContain(words);
    }
  });

  test('speak of no refund when nothing was paid', () => {
    const { text } = secondSubscription(
      sampleSecondSubscription({ refunded_cents: 0 }),
      'https://site.example',
    );
    expect(text).toContain('You paid nothing');
    expect(text).not.toContain('We refunded');
  });

  test('tell the studio when the buyer has no address any more', () => {
    const { email: _email, ...withoutAddress } = sampleSecondSubscription();
    expect(secondSubscriptionNotification(withoutAddress).text.replaceAll(/\s+/g, ' ')).toContain(
      'we could not write to them',
    );
  });
});

test('the notification of a sale says when the price belongs to no tier', () => {
  expect(saleNotification(sampleSale({ tier: null })).text).toContain('the price at Stripe has no tier');
});

test('the confirmation of an account deletion says how to cancel a subscription outside the account', () => {
  expect(accountDeleted().text.replaceAll(/\s+/g, ' ')).toContain(
    'A subscription bought with another email address was not part of the account: to cancel it, write to us',
  );
});
