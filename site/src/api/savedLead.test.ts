// Tests of the text of a visitor's message (lead) that this browser keeps.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const values = {
  name: '',
  email: 'ada@hopyard.example',
  city: 'Austin',
  message: 'Hops.',
  inquiry_type: 'consultation',
};
const savedFields = { email: values.email, city: values.city, message: values.message };

let stored: Map<string, string>;
/** Loads the module anew, as the next page does: values that were only in memory are gone. */
async function freshDocument() {
  vi.resetModules();
  return import('./savedLead.ts');
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('saveLead stores the filled fields for the next document, without the kind of inquiry', async () => {
  (await freshDocument()).saveLead(values);
  const { readSavedLead, removeSavedLead } = await freshDocument();
  expect(readSavedLead()).toEqual(savedFields);
  removeSavedLead();
  expect(readSavedLead()).toBeUndefined();
  expect((await freshDocument()).readSavedLead()).toBeUndefined();
});

test('saveLead replaces an earlier lead by a later one', async () => {
  const { saveLead, readSavedLead } = await freshDocument();
  saveLead(values);
  saveLead({ message: 'Barley.' });
  expect(readSavedLead()).toEqual({ message: 'Barley.' });
});

test('saveLead keeps the lead in memory when storage is not available', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { saveLead, readSavedLead, removeSavedLead } = await freshDocument();
  expect(readSavedLead()).toBeUndefined();
  saveLead(values);
  expect(readSavedLead()).toEqual(savedFields);
  removeSavedLead();
  expect(readSavedLead()).toBeUndefined();
});

test.each([
  ['invalid JSON', '{"version":'],
  ['a value that is not an object', '7'],
  ['an older version', JSON.stringify({ version: 0, values })],
  ['no values', JSON.stringify({ version: 1, values: null })],
])('readSavedLead ignores %s in storage', async (_, text) => {
  stored.set('lead', text);
  expect((await freshDocument()).readSavedLead()).toBeUndefined();
});

test('readSavedLead leaves out values of other types and of other names', async () => {
  stored.set(
    'lead',
    JSON.stringify({ version: 1, values: { ...values, city: 7, ['__proto__']: 'x', other: 'y' } }),
  );
  expect((await freshDocument()).readSavedLead()).toEqual({ email: values.email, message: values.message });
});

test('draftFor takes the city of a link, adds its message to the saved one, and stores neither', async () => {
  const { draftFor, saveLead } = await freshDocument();
  const search = `?${new URLSearchParams({ city: 'Boston', message: 'I would like a release.', name: 'Eve' })}`;
  expect(draftFor(search)).toEqual({ city: 'Boston', message: 'I would like a release.' });
  saveLead(values);
  expect(draftFor('?utm_source=feed')).toEqual(savedFields);
  expect(draftFor(search)).toEqual({
    ...savedFields,
    city: 'Boston',
    message: 'Hops.\n\nI would like a release.',
  });
  expect((await freshDocument()).readSavedLead()).toEqual(savedFields);
});

test('draftFor returns only the text of the history entry, if the entry has one', async () => {
  const typedText = { name: 'Ada', phone: '414 555 0100' };
  vi.stubGlobal('history', { state: { idx: 1, words: typedText } });
  const { draftFor, saveLead, typedTextOfEntry } = await freshDocument();
  saveLead(values);
  expect(draftFor('?city=Boston&message=A+release.')).toEqual(typedText);
  expect(typedTextOfEntry()).toEqual(typedText);
  vi.stubGlobal('history', { state: null });
  expect(typedTextOfEntry()).toBeUndefined();
  expect(draftFor('')).toEqual(savedFields);
});
