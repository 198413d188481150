import * as styles from './PlacementReport.css.ts';

/** The number of pages that are online, the promised minimum, and a text that explains the strokes. */
export interface TallyProps {
  online: number;
  minimum: number;
  legend: string;
}

/** Strokes in a row. */
const perRow = 50;
/** In units of the drawing: five strokes and the gap after them are 5 units wide. */
const rowHeight = 4;
const strokeHeight = 3;
const strokeWidth = 0.36;
const gap = 0.5;
const gapAfterGroup = 1.2;
const group = `${strokeWidth} ${gap} `;

/** The length of a line with that number of strokes. */
const lengthOf = (count: number) => count - (count % 5) * (1 - strokeWidth - gap);

/** The strokes from `start`, a multiple of 5, to `end`, counted from 0, as lines of dashes: one line for each row of fifty. */
function strokes(start: number, end: number): string {
  const lines: string[] = [];
  for (let dash = start; dash < end;) {
    const row = Math.floor(dash / perRow);
    const next = Math.min(end, (row + 1) * perRow);
    lines.push(`M${dash - row * perRow} ${row * rowHeight + strokeHeight / 2}h${lengthOf(next - dash)}`);
    dash = next;
  }
  return lines.join('');
}

/** A stroke for each page that is online. Pages beyond the minimum are blue, missing ones are pale. */
export function Tally({ online, minimum, legend }: TallyProps) {
  const rows = Math.ceil(Math.max(online, minimum) / perRow);
  // From the start of a group, so that its dashes are at the places of those in ink, which cover the first of them.
  const line = (className: string, start: number, end: number) =>
    end > start && <path className={className} d={strokes(start - (start % 5), end)} />;
  return (
    <>
      <svg
        className={styles.tallyMarks}
        viewBox={`0 0 ${perRow - gapAfterGroup} ${rows * rowHeight}`}
        // The color of the text, so that the strokes are visible with forced colors.
        stroke="currentColor"
        strokeWidth={strokeHeight}
        // Each stroke, and the gap before the next: five strokes are a group.
        strokeDasharray={`${group.repeat(4)}${strokeWidth} ${gapAfterGroup}`}
        aria-hidden="true"
      >
        {line(styles.beyondMinimum, minimum, online)}
        {line(styles.missing, online, minimum)}
        <path d={strokes(0, Math.min(online, minimum))} />
      </svg>
      <p>{legend}</p>
    </>
  );
}
