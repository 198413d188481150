// Tests of links to addresses and phone numbers that a visitor typed.
import { expect, test } from 'vitest';
import { phoneLink, mailLink } from './contactLinks.ts';

test('mailLink encodes an address', () => {
  expect(mailLink('ada+press@hopyard.example')).toBe('mailto:ada%2Bpress@hopyard.example');
});

test.each([
  'ada@hopyard.example?bcc=everyone@evil.example&body=x',
  'ada@hopyard.example,everyone@evil.example',
  'x?bcc=me@evil.example',
  'ada@hopyard.example#\r\nBcc: everyone@evil.example',
])('mailLink adds no recipient and no text for %j', typed => {
  const { pathname, search, hash } = new URL(mailLink(typed));
  expect(search + hash).toBe('');
  expect(pathname).not.toContain(',');
  expect(decodeURIComponent(pathname)).toBe(typed);
});

test.each([
  ['+1 (414) 555-0142', 'tel:+14145550142'],
  ['ask my mother', undefined],
  ['+', undefined],
  ['', undefined],
  [null, undefined],
])('phoneLink(%j) is %j', (typed, href) => {
  expect(phoneLink(typed)).toBe(href);
});
