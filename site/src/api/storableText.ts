/** Removes U+0000 and lone surrogates, which no database stores: it would refuse the whole text. */
export const toStorableText = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, '');
