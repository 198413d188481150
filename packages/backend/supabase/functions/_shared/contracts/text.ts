/** Rules for typed text. It ships to the browser, and imports nothing. */

/** Control characters and halves of surrogate pairs. Tab and line feed pass: in a message they are text. */
export const unstorableCharacter = /[^\P{Cc}\t\n]|\p{Surrogate}/u;

/** What a text of one line must not contain: the tab and the line breaks that `cleanText` leaves. */
export const lineBreak = /[\t\n\u2028\u2029]/;

/** Trimmed, with `\n` as the line break. A text of invisible characters only, such as zero-width spaces, becomes empty. */
export function cleanText(text: string): string {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  return /[^\s\p{Cf}]/u.test(trimmed) ? trimmed : '';
}
