const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const ofYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const whole = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const calendar = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** As a log has it: today by the clock, this year by the day, and before that by the date. */
export function shortly(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  if (moment.toDateString() === now.toDateString()) return time.format(moment);
  return (moment.getFullYear() === now.getFullYear() ? ofYear : whole).format(moment);
}

/** Date and time of a moment, on the reader's clock. */
export const fully = (iso: string): string => full.format(new Date(iso));

/** A day of the calendar, wherever the reader is. */
export const day = (isoDate: string): string => calendar.format(new Date(isoDate));
