// Dates of the inbox as text.
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const calendarDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The time for today, the month and day for this year, the whole date before that. In the local time zone. */
export function formatShort(isoTimestamp: string, now = new Date()): string {
  const timestamp = new Date(isoTimestamp);
  if (timestamp.toDateString() === now.toDateString()) return time.format(timestamp);
  return (timestamp.getFullYear() === now.getFullYear() ? monthAndDay : date).format(timestamp);
}

/** The time in the local time zone; empty for today, whose short form is the time, and for other years. */
export function formatTimeOfDay(isoTimestamp: string, now = new Date()): string {
  const timestamp = new Date(isoTimestamp);
  const isDateOfThisYear =
    timestamp.getFullYear() === now.getFullYear() && timestamp.toDateString() !== now.toDateString();
  return isDateOfThisYear ? time.format(timestamp) : '';
}

/** Date and time in the local time zone. */
export const formatDateTime = (isoTimestamp: string): string => dateAndTime.format(new Date(isoTimestamp));

/** A date without a time, such as `2026-12-01`: the same day in every time zone. */
export const formatDay = (isoDate: string): string => calendarDay.format(new Date(isoDate));
