/** A day, `YYYY-MM-DD`, in words: `November 23, 2026`. */
export const formatDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
