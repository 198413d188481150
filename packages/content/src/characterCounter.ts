/** The texts of the counter below long texts: after the number of characters that are left, and that are too many. */
export const characterCounter = { left: 'characters left', tooMany: 'characters too many' } as const;
