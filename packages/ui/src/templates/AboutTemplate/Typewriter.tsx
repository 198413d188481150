// `Typewriter`: the drawing of a typewriter on the page /about.
import * as inks from '../../patterns/Illustration/TwoInkDrawing.css.ts';
import { TwoInkDrawing } from '../../patterns/Illustration/TwoInkDrawing.tsx';
import { classNames } from '../../primitives/classNames.ts';
import * as styles from './Typewriter.css.ts';

/** The lever that returns the carriage. It is behind the machine. */
const lever = 'M146 222L92 176l10-12 58 40z';
/** The outlines of the machine: platen, knobs, body, keyboard and base. */
const machine =
  'M152 196h396v36H152zM126 188h20v52h-20zm428 0h20v52h-20zM194 232h312l22 42H172zM172 274h356l58 66H114zM98 340h504v20H98z';

/** The type bars, which lie in a half circle and meet where they print. */
const typeBars = Array.from({ length: 9 }, (_, index) => {
  const angle = ((index + 1) * Math.PI) / 10;
  return `M350 274L${Math.round(350 - 66 * Math.cos(angle))} ${Math.round(274 - 34 * Math.sin(angle))}`;
}).join('');

/** Columns of dots across the machine, larger from left to right, as paths of one width each. */
const shine = Array.from({ length: 8 }, (_, step) => ({
  width: 1 + step * 0.45,
  path: Array.from({ length: 4 }, (__, column) => {
    const index = step * 4 + column;
    return `M${346 + index * 8} ${192 + (index % 2) * 4}v172`;
  }).join(''),
}));

/** A typewriter with a page that has a correction, drawn in black and blue ink. Decorative. */
export function Typewriter() {
  return (
    <TwoInkDrawing width={700} height={400} strokeWidth={2.5}>
      <circle className={styles.disc} cx="350" cy="210" r="196" />
      <g transform="translate(0 36)">
        <path className={inks.blue} transform="translate(9 6)" d={`${lever}${machine}M226 6h248v190H226z`} />
        <path className={inks.light} d="M226 6h248v190H226z" />
        <path className={inks.dark} stroke="none" d="M250 30h150v22H250zm0 36h98v22h-98z" />
        <path
          className={classNames(inks.lines, inks.onLight, styles.textLines)}
          d="M250 112h90m20 0h90M250 126h90m20 0h90M250 140h90m20 0h90M250 154h90m20 0h90M250 168h90m20 0h90M250 182h90m20 0h90"
        />
        <path
          className={classNames(inks.pencil, styles.pencil)}
          d="M240 82q60-14 120-10-70 4-108 16M370 86c8-18 14-26 12-6-2 14 8 2 14-6s8-4 8 4 10-2 16-8-2 14 8 12 14-12 20-8"
        />
        <path className={styles.machine} d={lever} />
        <path className={styles.machine} d={machine} />
        <clipPath id="machine">
          <path d={machine} />
        </clipPath>
        <g className={styles.shine} clipPath="url(#machine)">
          {shine.map(({ width, path }) => (
            <path key={width} strokeWidth={width} d={path} />
          ))}
        </g>
        <path className={styles.opening} d="M272 274a78 42 0 0 1 156 0z" />
        <path className={styles.typeBars} d={typeBars} />
        <path
          className={styles.marks}
          d="M164 214h372M206 253a14 14 0 1 0 28 0 14 14 0 1 0-28 0m260 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0"
        />
        <path className={classNames(styles.marks, styles.keys)} d="M210 288h282M196 308h310" />
        <path className={classNames(styles.marks, styles.spaceBar)} d="M250 328h200" />
      </g>
    </TwoInkDrawing>
  );
}
