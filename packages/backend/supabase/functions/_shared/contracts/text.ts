/** What all that is typed has in common. It imports nothing and uses only the language, since it ships to the browser. */

/** Control characters and halves of surrogate pairs. Tab and line feed pass: in a message they are text. */
export const unstorable = /[^\P{Cc}\t\n]|\p{Surrogate}/u;

export const lineBreak = /[\t\n\u2028\u2029]/;

/** Trimmed, with one kind of line break; empty where nothing of it can be seen, as of a zero-width space. */
export function clean(text: string): string {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  return /[^\s\p{Cf}]/u.test(trimmed) ? trimmed : '';
}
