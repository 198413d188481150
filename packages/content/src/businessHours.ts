import { brand } from './brand.ts';

// Counts the studio's business hours, by which the admin area shows how long a message waits for its first answer.

const weekdays: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
const hourOf = (time: string) => Number(time.slice(0, 2));

/** When the studio works, in its own time zone: the hours that the site states (`brand.hours`). Holidays are not considered here; see `isHoliday`. */
const businessHours = {
  timeZone: 'America/Chicago',
  /** The numbers of the working days; Sunday is 0. */
  days: brand.hours.days.map(day => weekdays.indexOf(day)),
  opens: hourOf(brand.hours.opens),
  closes: hourOf(brand.hours.closes),
};

/** Business hours within which a lead or an application gets its first answer: one working day (decision 35). */
export const firstAnswerHours = businessHours.closes - businessHours.opens;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const isoDay = (time: Date) => time.toISOString().slice(0, 10);

/** New Year, Juneteenth, Independence Day and Christmas: month and day. */
const fixedHolidays: readonly string[] = ['01-01', '06-19', '07-04', '12-25'];
/** The other holidays: a weekday in the seven days of the month that begin with `firstDay`. */
const movableHolidays = [
  { name: 'Martin Luther King Day', month: 1, weekday: 1, firstDay: 15 },
  { name: 'Memorial Day', month: 5, weekday: 1, firstDay: 25 },
  { name: 'Labor Day', month: 9, weekday: 1, firstDay: 1 },
  { name: 'Thanksgiving', month: 11, weekday: 4, firstDay: 22 },
] as const;

/**
 * True if the studio does not work on this day because of a holiday. The rules are those of the United States (5 U.S.C. 6103): a fixed
 * holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. On three legal holidays the studio works:
 * Washington's Birthday, Columbus Day and Veterans Day.
 * @param day A day as `2026-11-26`.
 */
export function isHoliday(day: string): boolean {
  const date = new Date(day);
  const weekday = date.getUTCDay();
  // The dates of which this day can be the observed holiday.
  const holidayDates = [0, ...(weekday === 5 ? [1] : []), ...(weekday === 1 ? [-1] : [])].map(difference =>
    isoDay(new Date(date.getTime() + difference * dayMs)).slice(5),
  );
  if (holidayDates.some(holiday => fixedHolidays.includes(holiday))) return true;
  return movableHolidays.some(
    holiday =>
      holiday.month === date.getUTCMonth() + 1 &&
      holiday.weekday === weekday &&
      Math.floor((date.getUTCDate() - holiday.firstDay) / 7) === 0,
  );
}

const zoneFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: businessHours.timeZone,
  timeZoneName: 'longOffset',
});

/** The time in ms of an hour of a day at the studio. The offset at noon holds for the whole working day: clocks change at night. */
function instantOf(day: string, hour: number): number {
  const noon = new Date(`${day}T12:00:00Z`);
  const name = zoneFormat.formatToParts(noon).find(({ type }) => type === 'timeZoneName')!.value;
  return Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00${name.replace('GMT', '')}`);
}

/** The number of business hours between two instants; 0 if `to` is before `from`. */
export function businessHoursBetween(from: Date, to: Date): number {
  const { days, opens, closes } = businessHours;
  let total = 0;
  // A day at the studio overlaps two days of UTC, so the loop begins a day early and ends a day late.
  for (let time = from.getTime() - dayMs; time < to.getTime() + dayMs; time += dayMs) {
    const day = isoDay(new Date(time));
    if (!days.includes(new Date(day).getUTCDay()) || isHoliday(day)) continue;
    const start = Math.max(instantOf(day, opens), from.getTime());
    const end = Math.min(instantOf(day, closes), to.getTime());
    total += Math.max(0, end - start);
  }
  return total / hourMs;
}

/** Returns a text such as `20 business minutes`, `3 business hours` or `2 business days`. */
export function describeBusinessHours(hours: number): string {
  const dayHours = businessHours.closes - businessHours.opens;
  const [count, unit] =
    hours < 1
      ? [Math.floor(hours * 60), 'minute']
      : hours < dayHours
        ? [Math.floor(hours), 'hour']
        : [Math.floor(hours / dayHours), 'day'];
  return `${count} business ${unit}${count === 1 ? '' : 's'}`;
}
