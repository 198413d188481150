/** A text without what no database keeps: U+0000, and halves of surrogate pairs. It would refuse, and may log, all of it. */
export const storable = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, '');
