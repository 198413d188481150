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

/**
 * When the studio works, in its own time zone: the hours that the site states (`brand.hours`), without the holidays of the United
 * States (5 U.S.C. 6103, on the day on which they are observed). Add the next year's holidays before it begins: a test fails without them.
 */
const businessHours = {
  timeZone: 'America/Chicago',
  /** The numbers of the working days; Sunday is 0. */
  days: brand.hours.days.map(day => weekdays.indexOf(day)),
  opens: hourOf(brand.hours.opens),
  closes: hourOf(brand.hours.closes),
};
export const holidays: readonly string[] = [
  '2026-01-01',
  '2026-01-19',
  '2026-05-25',
  '2026-06-19',
  '2026-07-03',
  '2026-09-07',
  '2026-11-26',
  '2026-12-25',
  '2027-01-01',
  '2027-01-18',
  '2027-05-31',
  '2027-06-18',
  '2027-07-05',
  '2027-09-06',
  '2027-11-25',
  '2027-12-24',
  '2027-12-31',
];

/** Business hours within which a lead or an application gets its first answer: one working day (decision 35). */
export const firstAnswerHours = businessHours.closes - businessHours.opens;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const isoDay = (time: Date) => time.toISOString().slice(0, 10);

const zoneFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: businessHours.timeZone,
  timeZoneName: 'longOffset',
});

/** The instant of an hour of a day at the studio. No change of the clocks falls into the business hours. */
function instantOf(day: string, hour: number): number {
  const noon = new Date(`${day}T12:00:00Z`);
  const name = zoneFormat.formatToParts(noon).find(({ type }) => type === 'timeZoneName')!.value;
  return Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00${name.replace('GMT', '')}`);
}

/** The number of business hours between two instants; 0 if `to` is before `from`. */
export function businessHoursBetween(from: Date, to: Date): number {
  const { days, opens, closes } = businessHours;
  let total = 0;
  // A day at the studio overlaps two days of UTC.
  for (let time = from.getTime() - dayMs; time < to.getTime() + dayMs; time += dayMs) {
    const day = isoDay(new Date(time));
    if (!days.includes(new Date(day).getUTCDay()) || holidays.includes(day)) continue;
    const start = Math.max(instantOf(day, opens), from.getTime());
    const end = Math.min(instantOf(day, closes), to.getTime());
    total += Math.max(0, end - start);
  }
  return total / hourMs;
}

/** `20 minutes`, `3 hours` or `2 days` of business. */
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
