import * as styles from './PlacementReport.css.ts';

/** The number of pages that are online, the promised minimum, and a text that explains the strokes. */
export interface TallyProps {
  online: number;
  minimum: number;
  legend: string;
  /** Adds the same strokes in rows of a hundred, which large windows show instead of the rows of fifty. */
  hasLongRows?: boolean | undefined;
}

interface StrokesProps extends Pick<TallyProps, 'online' | 'minimum'> {
  className: string;
  /** Strokes in a row, a multiple of 5. */
  perRow: number;
}

/** In units of the drawing: five strokes and the gap after them are 5 units wide. */
const rowHeight = 4;
const strokeHeight = 3;
const strokeWidth = 0.36;
const gap = 0.5;
const gapAfterGroup = 1.2;
const group = `${strokeWidth} ${gap} `;

/** The length of a line with that number of strokes. */
const lengthOf = (count: number) => count - (count % 5) * (1 - strokeWidth - gap);

/** The strokes from `start`, a multiple of 5, to `end`, counted from 0, as lines of dashes: one line for each row. */
function linesOf(start: number, end: number, perRow: number): string {
  const lines: string[] = [];
  for (let dash = start; dash < end;) {
    const row = Math.floor(dash / perRow);
    const next = Math.min(end, (row + 1) * perRow);
    lines.push(`M${dash - row * perRow} ${row * rowHeight + strokeHeight / 2}h${lengthOf(next - dash)}`);
    dash = next;
  }
  return lines.join('');
}

/** The drawing: a stroke for each page. Pages beyond the minimum are blue, missing ones are pale. */
function Strokes({ online, minimum, className, perRow }: StrokesProps) {
  const rows = Math.ceil(Math.max(online, minimum) / perRow);
  // From the start of a group, so that its dashes are at the places of those in ink, which cover the first of them.
  const line = (color: string, start: number, end: number) =>
    end > start && <path className={color} d={linesOf(start - (start % 5), end, perRow)} />;
  return (
    <svg
      className={className}
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
      <path d={linesOf(0, Math.min(online, minimum), perRow)} />
    </svg>
  );
}

/** A stroke for each page that is online, and what the strokes mean. */
export function Tally({ online, minimum, legend, hasLongRows }: TallyProps) {
  return (
    <>
      <Strokes
        online={online}
        minimum={minimum}
        className={hasLongRows ? styles.longTally.shortRows : styles.tallyMarks}
        perRow={50}
      />
      {hasLongRows && (
        <Strokes online={online} minimum={minimum} className={styles.longTally.longRows} perRow={100} />
      )}
      <p>{legend}</p>
    </>
  );
}
