// @vitest-environment happy-dom
// Tests that what a visitor typed in a form is stored in the current entry of the browser's history.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptySentForm, numberPost, removeSavedLead } from './savedLead.ts';
import { keepTypedText } from './keepTypedText.ts';

const contactForm = `<main><form method="post">
  <input name="name"><select name="city"><option value=""></option><option>Austin</option></select>
  <textarea name="message"></textarea><input type="hidden" name="inquiry_type" value="consultation">
  <button>Send</button></form></main>`;

/** Sets the value of a field, and dispatches the events of a visitor's change. */
function enter(name: string, value: string, ...events: string[]) {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  field.value = value;
  for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }));
}
const storedWords = () => (history.state as { words?: unknown } | null)?.words;

beforeEach(() => {
  vi.useFakeTimers();
  // `idx` is the router's own state.
  history.replaceState({ idx: 3 }, '', '/contact');
  document.body.innerHTML = contactForm;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('keepTypedText stores the filled fields of a form when a field has changed, beside the rest of the state', () => {
  enter('name', 'Ada', 'input');
  enter('city', 'Austin', 'input', 'change');
  expect(history.state).toEqual({ idx: 3, words: { name: 'Ada', city: 'Austin' } });
});

test('keepTypedText stores typed text at most five times a second, and always its last letter', () => {
  const replaceState = vi.spyOn(history, 'replaceState');
  for (let length = 1; length <= 100; length += 1) {
    enter('message', 'm'.repeat(length), 'input');
    vi.advanceTimersByTime(20);
  }
  vi.runAllTimers();
  // The hundred letters were typed within two seconds.
  expect(replaceState).toHaveBeenCalledTimes(10);
  expect(storedWords()).toEqual({ message: 'm'.repeat(100) });
});

test.each(['beforeunload', 'pagehide', 'visibilitychange'])(
  'keepTypedText stores the last letter before the page is left (%s), and listens for the event only while a letter is not stored',
  type => {
    enter('message', 'First text', 'input');
    window.dispatchEvent(new Event(type));
    expect(storedWords()).toEqual({ message: 'First text' });
    enter('message', 'Second text');
    window.dispatchEvent(new Event(type));
    expect(storedWords()).toEqual({ message: 'First text' });
  },
);

test('emptySentForm empties the form when its words were posted and accepted, but not when they have changed since', () => {
  const field = document.querySelector<HTMLTextAreaElement>('[name=message]')!;
  enter('message', 'First text', 'change');
  numberPost();
  emptySentForm();
  expect(field.value).toBe('First text');
  removeSavedLead(true);
  enter('message', 'Second text', 'change');
  emptySentForm();
  expect(field.value).toBe('Second text');
  numberPost();
  removeSavedLead(true);
  emptySentForm();
  expect(field.value).toBe('');
  expect(storedWords()).toBeUndefined();
});

test('keepTypedText does not store words in the history entry of another page', () => {
  enter('message', 'First text', 'input');
  history.pushState({ idx: 4 }, '', '/about');
  vi.runAllTimers();
  expect(history.state).toEqual({ idx: 4 });
});

test.each([
  ['a form that the app sends', '<main><form method="dialog"><input name="email"></form></main>'],
  ['a form outside the content', '<form method="post"><input name="email"></form><main></main>'],
])('keepTypedText stores nothing of %s', (_, html) => {
  document.body.innerHTML = html;
  enter('email', 'ada@hopyard.example', 'input', 'change');
  vi.runAllTimers();
  keepTypedText();
  expect(history.state).toEqual({ idx: 3 });
});

test('keepTypedText removes the words when the form is reset or emptied', async () => {
  enter('message', 'First text', 'change');
  document.querySelector('form')!.reset();
  await Promise.resolve();
  expect(storedWords()).toBeUndefined();
  enter('message', 'Second text', 'change');
  enter('message', '', 'change');
  expect(storedWords()).toBeUndefined();
});

test('keepTypedText stores what was typed before the module was downloaded', async () => {
  enter('message', 'First text');
  vi.resetModules();
  await import('./keepTypedText.ts');
  expect(storedWords()).toEqual({ message: 'First text' });
});

test('keeps the number of a post that was made before the module was downloaded', async () => {
  enter('message', 'First text');
  numberPost();
  vi.resetModules();
  await import('./keepTypedText.ts');
  removeSavedLead(true);
  emptySentForm();
  expect(document.querySelector<HTMLTextAreaElement>('[name=message]')!.value).toBe('');
});

test('keeps the words of a post that failed when the app sends another message', () => {
  enter('message', 'First text', 'change');
  numberPost();
  // The app calls this when the other message was accepted.
  removeSavedLead();
  emptySentForm();
  expect(storedWords()).toEqual({ message: 'First text' });
});
