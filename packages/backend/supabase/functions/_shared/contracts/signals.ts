/** The API contract of `report-signals`: what a browser reports about the site, without anything about its visitor. */
import * as v from 'valibot';

/** The longest request, in bytes. A browser may send several violations in one. */
export const maxReportBytes = 8 * 1024;
/** The most signals that one request may contain. */
export const maxSignalsPerRequest = 10;

/** `violation`: of the content security policy. `vital`: a Web Vital, a measurement of a page's speed. */
export const signalKinds = ['error', 'violation', 'vital'] as const;
export type SignalKind = (typeof signalKinds)[number];

/** One error, violation or measurement in a browser. Equal signals of a day are counted in one row. */
export type Signal = {
  kind: SignalKind;
  /** The error's class, the violated directive, or the name of the vital. */
  name: string;
  /** The path of the page, without query and fragment. */
  page: string;
  /** The error's text and place, what was blocked, or the rating of the vital. */
  detail: string;
};

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/** What the site's script sends. Browsers report violations in their own format (`violations.ts` of `report-signals`). */
export const signalsSchema = v.strictObject({
  signals: v.pipe(
    v.array(
      v.strictObject({
        kind: v.picklist(['error', 'vital'] as const),
        name: text(40),
        page: text(200),
        detail: text(300),
      }),
    ),
    v.maxLength(maxSignalsPerRequest),
  ),
});
