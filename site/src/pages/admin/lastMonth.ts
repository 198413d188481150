// The days that the report of sources shows at first.

/** Returns the first and the last of the last 30 days, in the time zone of Milwaukee, in which the report counts days. */
export function lastMonth(now = new Date()): { from: string; to: string } {
  // Swedish dates are ISO dates.
  const to = now.toLocaleDateString('sv', { timeZone: 'America/Chicago' });
  // Days of UTC all have 24 hours. Those of Milwaukee do not: its clocks change.
  const from = new Date(to);
  from.setUTCDate(from.getUTCDate() - 29);
  return { from: from.toISOString().slice(0, 10), to };
}
