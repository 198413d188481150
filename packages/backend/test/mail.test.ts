import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { authMails } from '../local/authMails.ts';
import { accountDeleted } from '../supabase/functions/_shared/mail/account.ts';
import {
  applicationConfirmation,
  applicationNotification,
} from '../supabase/functions/_shared/mail/application.ts';
import { contactConfirmation, contactNotification } from '../supabase/functions/_shared/mail/contact.ts';
import { house } from '../supabase/functions/_shared/mail/house.generated.ts';
import type { RenderedMail } from '../supabase/functions/_shared/mail/render.ts';
import { application, hostile, hostileApplication, hostileLead, lead } from './mails.ts';

const documentOf = ({ html }: RenderedMail) => {
  const { document } = new Window();
  document.write(html);
  return document;
};

const mails: [string, RenderedMail][] = [
  ['a message, to the studio', contactNotification(lead())],
  ['a message, to its sender', contactConfirmation()],
  ['an application, to the studio', applicationNotification(application())],
  ['an application, to its sender', applicationConfirmation()],
  ['an account that is deleted, to whose it was', accountDeleted()],
  ...Object.entries(authMails).map(([name, mail]): [string, RenderedMail] => [name, mail]),
];

describe.each(mails)('%s', (_, mail) => {
  const document = documentOf(mail);

  test('says the same in both of its parts', () => {
    // But for the words that were struck out, and the line for the list of mails, which is not shown.
    for (const element of document.querySelectorAll('del, [style*="display:none"]')) element.remove();
    for (const element of document.querySelectorAll('br')) element.replaceWith(' ');
    const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const plain = new Set(words(mail.text.toLowerCase()));
    const masthead = words(`${house.dateline} ${house.line}`.toLowerCase());
    const shown = words(document.body.textContent.toLowerCase());
    expect(shown.filter(word => !plain.has(word) && !masthead.includes(word))).toEqual([]);
  });

  test('has a title, one headline, and asks nothing of another server', () => {
    expect(document.title).toBe(mail.subject);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(mail.html).not.toMatch(/<(?:img|link|script|style)|url\(|@import/);
  });

  test('stays under the size at which mail is cut off, and its lines under what SMTP carries', () => {
    expect(Buffer.byteLength(mail.html)).toBeLessThan(102_000);
    for (const line of mail.text.split('\n')) expect(line.length).toBeLessThan(998);
  });
});

test('the studio reads every field of a message and of an application', () => {
  const received = lead().created_at;
  const said = (fields: object) =>
    Object.values(fields)
      .flatMap(value => String(value).split('\n'))
      .map(words => (words === received ? '2026-11-20 18:04 UTC' : words))
      // The one kind of inquiry that there is says nothing.
      .filter(words => words !== lead().inquiry_type);
  for (const words of said(lead())) {
    expect(contactNotification(lead()).text).toContain(words);
    expect(contactNotification(lead()).html).toContain(words);
  }
  for (const words of said({ ...application() })) {
    expect(applicationNotification(application()).text).toContain(words);
    expect(applicationNotification(application()).html).toContain(words);
  }
});

test('whoever names an address cannot have words of theirs sent there', () => {
  expect(contactConfirmation.length + applicationConfirmation.length).toBe(0);
});

describe.each(hostile.map(words => [words]))('%j', words => {
  describe.each([
    ['a message', contactNotification(hostileLead(words)), contactNotification(lead())],
    [
      'an application',
      applicationNotification(hostileApplication(words)),
      applicationNotification(application()),
    ],
  ])('in every field of %s', (_, mail, harmless) => {
    const document = documentOf(mail);

    test('adds no element, no handler and no link to the mail', () => {
      const shape = (of: ReturnType<typeof documentOf>) =>
        [...of.querySelectorAll(':not(br)')].map(
          ({ tagName, attributes }) => `${tagName} ${[...attributes].map(({ name }) => name).join(' ')}`,
        );
      expect(shape(document)).toEqual(shape(documentOf(harmless)));
      const links = [...document.querySelectorAll('a')].map(link => link.getAttribute('href'));
      expect(links).toEqual([`mailto:${encodeURIComponent(words)}`]);
    });

    test('is read as it was typed', () => {
      const [first = ''] = words.split(/[\r\n\u2028\u202e]/);
      expect(document.body.textContent).toContain(first);
      expect(mail.text).toContain(first);
    });

    test('reaches no header', () => {
      expect(mail.subject).toBe(harmless.subject);
    });

    test('turns no writing around', () => {
      expect(mail.html + mail.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    });

    test('adds no line to the text part that looks like one of ours', () => {
      const lines = (text: string) =>
        text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter(line => !line.startsWith('>'));
      expect(lines(mail.text)).toHaveLength(lines(harmless.text).length);
    });
  });
});
