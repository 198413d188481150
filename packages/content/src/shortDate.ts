/** The names of months in AP style, the style of American newspapers, which shortens the long ones. */
const months = [
  'Jan.',
  'Feb.',
  'March',
  'April',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
] as const;

/** Formats an ISO date in AP style: `Nov. 20, 2026`. No line ends between the month and the day. */
export function shortDate(date: `${number}-${number}-${number}`): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${months[month - 1]}\u00A0${day}, ${year}`;
}
