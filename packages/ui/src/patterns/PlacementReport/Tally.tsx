import * as styles from './PlacementReport.css.ts';

/** The number of pages that are online, the promised minimum, and a text that explains the strokes. */
export interface TallyProps {
  /** The number of pages that are online. */
  online: number;
  /** The number of pages that the tier promises at least. */
  minimum: number;
  /** The text that explains the marks. */
  legend: string;
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

const rounded = (length: number) => Math.round(length * 10) / 10;
/** The length of a line with that number of strokes. It ends in the gap after the last one, so that no edge of a next one is drawn. */
const lengthOf = (count: number) => count - Math.ceil((count % 5) * (1 - strokeWidth - gap) * 10) / 10;

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
      <Surplus {...{ online, minimum, perRow }} />
    </svg>
  );
}

/** A pencil ring around the pages beyond the minimum, and their number. Only if they are in one row, with room for the number. */
function Surplus({ online, minimum, perRow }: Omit<StrokesProps, 'className'>) {
  const row = Math.floor(minimum / perRow);
  const start = lengthOf(minimum) - row * perRow;
  const width = rounded(lengthOf(online) - lengthOf(minimum));
  if (online <= minimum || start + width > perRow - 8) return null;
  return (
    <g className={styles.beyondMinimum} transform={`translate(${start} ${row * rowHeight})`}>
      <path
        fill="none"
        strokeWidth=".3"
        strokeDasharray="none"
        d={`M${width} 0C-1.4-2-1.4 4 1 4S${width + 2}-1 0 0`}
      />
      <text className={styles.count} x={width + 2.4} y="2.8">
        {`+${online - minimum}`}
      </text>
    </g>
  );
}

/** A stroke for each page that is online, and what the strokes mean. Phones show rows of fifty strokes, other windows rows of a hundred. */
export function Tally({ legend, ...counts }: TallyProps) {
  return (
    <>
      <Strokes {...counts} className={styles.shortRows} perRow={50} />
      <Strokes {...counts} className={styles.longRows} perRow={100} />
      <p>{legend}</p>
    </>
  );
}
