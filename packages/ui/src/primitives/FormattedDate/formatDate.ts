// Writes a date in words.
const formatter = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an ISO date in long form: November 20, 2026. */
export const formatDate = (date: string): string => formatter.format(new Date(date));
