// `FormattedDate`: a date in words: November 20, 2026.
import { useSyncExternalStore } from 'react';
import { formatDate } from './formatDate.ts';

export interface FormattedDateProps {
  /** ISO date: `2026-11-20`. */
  date: string;
  /**
   * True shows the visitor's current date. The prerendered page shows `date`, the day of the build, until a script replaces it: first the
   * site's bootstrap script, which finds the element by `data-today`, later React.
   */
  today?: boolean;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The visitor's current date, in local time, as an ISO date. */
function getLocalToday() {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
const subscribe = () => () => {};
const getServerSnapshot = () => undefined;

/** A date in long form: November 20, 2026. */
export function FormattedDate({ date, today = false }: FormattedDateProps) {
  const localToday = useSyncExternalStore(subscribe, getLocalToday, getServerSnapshot);
  const shown = today && localToday ? localToday : date;
  return (
    // The bootstrap script may have changed the text before hydration.
    <time dateTime={shown} data-today={today ? '' : undefined} suppressHydrationWarning={today}>
      {formatDate(shown)}
    </time>
  );
}
