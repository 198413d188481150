import { useSyncExternalStore } from 'react';

export interface FormattedDateProps {
  /** ISO date: `2026-11-20`. */
  date: string;
  /**
   * The date is always the reader's own today: `date`, the day of the build, is printed, and the reader's calendar
   * replaces it. It is marked `data-today`: the site's bootstrap does so before React comes, if it ever does. Without
   * script it stays at the day of the build.
   */
  today?: boolean;
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const two = (number: number) => String(number).padStart(2, '0');
/** ISO date of a moment on the reader's calendar. */
const isoDate = (moment: Date) =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

const never = () => () => {};
const readerToday = () => isoDate(new Date());
const unknown = () => undefined;

/** A date as the paper prints it: November 20, 2026. */
export function FormattedDate({ date, today = false }: FormattedDateProps) {
  const now = useSyncExternalStore(never, readerToday, unknown);
  const shown = today && now ? now : date;
  return (
    // What it says when React comes may be the reader's day already.
    <time dateTime={shown} data-today={today ? '' : undefined} suppressHydrationWarning={today}>
      {long.format(new Date(shown))}
    </time>
  );
}
