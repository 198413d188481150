// The types of a headline's request (`CopyfitRequest`) and of its result (`HeadlineFit`). Without the functions that compute a fit, which most pages
// do not download.
import type { EncodedFit } from './lineFit.ts';
import type { HeadlineText } from './text.ts';

/** The parameters of a headline's fit. */
export interface CopyfitRequest {
  text: HeadlineText;
  /** From 0 (smallest type, widest letters) to 1 (largest type, narrowest letters). */
  sizeBias: number;
  uppercase: boolean;
  /** The line height as a multiple of the font size. There is more space between lines whose letters would touch. */
  lineHeight: number;
  /** Headlines with the same group name on a page share one size. */
  group?: string | undefined;
  /** The largest size of a line, in cqi. A short line of this size does not fill its column. */
  largestSize?: number | undefined;
  /** The size of the lines on wide screens, in cqi, in place of one by `sizeBias`. A line that does not fill its column at this size gets the nearest one that does. */
  wideSize?: number | undefined;
  /** The size of the lines on narrow screens, in cqi. A line that does not fill its column at this size gets the nearest one that does. */
  narrowSize?: number | undefined;
}

/** A solved headline. */
export interface HeadlineFit {
  /** The fit of each line on wide screens. */
  wide: readonly EncodedFit[];
  /** The fit of each chunk of each line, for narrow screens. Missing if all screens have the same lines in the same sizes. */
  narrow?: readonly (readonly EncodedFit[])[];
}

/** A key of a request: the request as JSON, so that equal requests have equal keys. */
export const copyfitKey = ({
  text,
  sizeBias,
  uppercase,
  lineHeight,
  group,
  largestSize,
  wideSize,
  narrowSize,
}: CopyfitRequest): string =>
  JSON.stringify({ text, sizeBias, uppercase, lineHeight, group, largestSize, wideSize, narrowSize });
