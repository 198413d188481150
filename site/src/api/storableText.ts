/** Removes the characters U+0000 and lone surrogates (halves of a character in UTF-16), because the database refuses a text that contains one. */
export const toStorableText = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, '');
