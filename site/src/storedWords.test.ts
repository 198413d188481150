// Tests that the privacy policy describes what the site keeps in a visitor's browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacy } from '@fit-to-print/content/legal/privacy';
import { expect, test } from 'vitest';

/**
 * The part of the privacy policy's text that describes each key of the browser's storage and of the state of a history entry. Keys of Supabase's client
 * begin with `sb`. `words`, `post` and `finder` are in the state of a history entry.
 */
const disclosures: Record<string, string> = {
  sb: 'to keep you signed in',
  'signed-out': 'to sign you out in every tab at once',
  'application-draft': 'the draft of an application',
  'application-draft-other': 'the draft of an application',
  'order-draft': 'the brief and the changes of an order that you are writing',
  'sign-up': 'to recognize the browser in which you signed up',
  staff: 'to show our staff the way to their area',
  edition: 'the light or the dark edition',
  promo: 'which advertisement you dismissed',
  landing: 'where you came from, the first page you saw',
  lead: 'what you wrote in the form on the front page',
  words: 'and in the contact form',
  post: 'which of it you sent',
  sent: 'which of it you sent',
  finder: 'your answers to the questions on the front page',
  'mail-link': 'which link of an email you followed',
  'pending-action': 'what you were about to do when you went to sign in',
};

/** Keys that only browsers of the staff have. The policy does not cover them; docs/security.md, row 14.3.3, does. */
const staffKeys = ['staff-drafts'];

const sourceFiles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map(name => readFileSync(join(import.meta.dirname, name), 'utf8'));

/** The ways in which a module names a key. */
const keyPatterns = [
  // In a constant.
  /[kK]ey = '([\w-]+)'/g,
  // In a template with the id of the user or of the project.
  /(?:[kK]ey\w*(?: =|:)|=>|: string =>)\s*`([a-z-]+?)[-:]\$\{/g,
  // In a call.
  /(?:setItem|store)\('([\w-]+)',/g,
  // In an assignment.
  /sessionStorage\.(\w+) =/g,
  // In the state of a history entry.
  /^ {2}readonly (\w+)\?: (?:ContactValues|string|FinderProgress);/gm,
];

test('the privacy policy describes everything that the site keeps in a visitor’s browser', () => {
  const keys = sourceFiles
    .filter(text => /localStorage|sessionStorage|history\.|[kK]ey = /.test(text))
    .flatMap(text => keyPatterns.flatMap(pattern => Array.from(text.matchAll(pattern), ([, key]) => key!)));
  expect([...new Set(keys)].toSorted()).toEqual([...Object.keys(disclosures), ...staffKeys].toSorted());
  const text = JSON.stringify(privacy.sections.find(({ id }) => id === 'cookies'));
  expect(Object.values(disclosures).filter(fragment => !text.includes(fragment))).toEqual([]);
});
