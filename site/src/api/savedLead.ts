// Keeps what a visitor has typed into the form of the home page, for the forms of other pages.
import type { ContactValues } from '@fit-to-print/ui/flows/ContactForm';
import type { FinderProgress } from '@fit-to-print/ui/flows/ServiceFinder';

/*
 * Saves the fields of the home page's form until a message or an application was accepted, to prefill the contact form and
 * the application. In session storage, because the visitor may open other pages first, and personal data belongs in no
 * URL. The bootstrap (the small script of every content page) uses this module, too.
 */
const storageKey = 'lead';
const storageVersion = 1;
const fields = ['name', 'email', 'city', 'message'] as const;

/** The fields for this document only. Used alone if session storage throws or is full. */
let leadInMemory: ContactValues | undefined;

/** Saves the fields that have text. */
export function saveLead(values: ContactValues): void {
  leadInMemory = pickFilled(values);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ version: storageVersion, values: leadInMemory }));
  } catch {}
}

/** Returns the saved fields; undefined if none are saved. */
export function readSavedLead(): ContactValues | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey)!) as {
      version?: unknown;
      values?: unknown;
    } | null;
    if (stored?.version === storageVersion)
      leadInMemory ??= pickFilled(stored.values as Record<string, unknown>);
  } catch {}
  return leadInMemory;
}

/** The state that this site keeps in an entry of the browser's history. */
export type EntryState = {
  /** The typed text: the values of the filled fields of the page's form, by name (`keepTypedText.ts`). */
  readonly words?: ContactValues;
  /** The number of the submission in which the browser itself, without the app, posted this text. `sessionStorage.sent` has it once the backend has accepted it. */
  readonly post?: string;
  /** The answers to the questions of the home page. */
  readonly finder?: FinderProgress;
} | null;

/** Returns the text that the visitor had typed into the form of this page at this entry of the browser's history (`keepTypedText.ts`). */
export const typedTextOfEntry = (): ContactValues | undefined =>
  (globalThis.history?.state as EntryState | undefined)?.words;

/**
 * Stores the filled fields of the page's form, without passwords, in the current entry of the history. An empty form leaves nothing there.
 * @param post The number of the post that sends them now.
 */
export function storeTypedText(post?: string): void {
  const filled = Array.from(
    document.querySelector<HTMLFormElement>('main form')?.elements ?? [],
    control => control as HTMLInputElement,
  )
    .filter(({ type, value }) => value && !/hidden|password/.test(type))
    .map(({ name, value }) => [name, value]);
  history.replaceState(
    { ...(history.state as EntryState), words: filled[0] && Object.fromEntries(filled), post },
    '',
  );
}

/** Stores a number with the text that the form posts now, in the entry and in the session: `emptySentForm` compares them. */
export function numberPost(): void {
  try {
    storeTypedText((sessionStorage.post = `${Date.now()}`));
  } catch {}
}

/** Empties the page's form if what this entry keeps was posted without the app, and accepted. Browsers fill it in again on Back. */
export function emptySentForm(): void {
  const state = history.state as EntryState;
  // An entry has a number only if the session could store it, too.
  if (state?.post && state.post === sessionStorage.sent) {
    document.querySelector<HTMLFormElement>('main form')!.reset();
    history.replaceState(null, '');
  }
}

/**
 * Returns the values that fill the contact form: the text typed into it before, or else the text typed on the home page, and the city and
 * message of the link that opened the page.
 * @param search The query of the page's address, in which the link has them.
 */
export function draftFor(search: string): ContactValues {
  const typedText = typedTextOfEntry();
  if (typedText) return typedText;
  const { city, message } = Object.fromEntries(new URLSearchParams(search));
  const saved = readSavedLead();
  return pickFilled({
    ...saved,
    ...(city && { city }),
    message: [saved?.message, message].filter(Boolean).join('\n\n'),
  });
}

/** Removes the city and the message from the address: the page is shared, reloaded and left without them. */
export function cleanAddress(): void {
  if (location.search.includes('message='))
    history.replaceState(history.state, '', location.pathname + location.hash);
}

/**
 * Removes the saved fields, after a message or an application was accepted.
 * @param isPosted True if the browser itself, without the app, posted the message
 */
export function removeSavedLead(isPosted?: boolean): void {
  leadInMemory = undefined;
  try {
    sessionStorage.removeItem(storageKey);
    // `emptySentForm` reads it.
    if (isPosted) sessionStorage.sent = sessionStorage.post as string;
  } catch {}
}

const pickFilled = (values: Readonly<Record<string, unknown>>): ContactValues =>
  Object.fromEntries(
    fields.flatMap(field => {
      const value = values[field];
      return typeof value === 'string' && value ? [[field, value]] : [];
    }),
  );
