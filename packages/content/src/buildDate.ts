// The time of the build, for what a page or a file says about its age.

const epoch = 'document' in globalThis ? undefined : process.env['SOURCE_DATE_EPOCH'];

/**
 * The time of the build. `SOURCE_DATE_EPOCH`, in seconds, replaces the clock, so that two builds write the same bytes.
 * Source: https://reproducible-builds.org/specs/source-date-epoch/
 */
export const buildDate = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);

/** The day of the build, as an ISO date. */
export const buildDay = buildDate.toISOString().slice(0, 10);
