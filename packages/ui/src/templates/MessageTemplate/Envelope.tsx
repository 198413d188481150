// `Envelope`: a drawing of an envelope with a letter, in black and blue ink. All lengths are in units of the drawing, which is 480 by 320.
import { Stamp } from '../../components/Stamp/index.ts';
import { TwoInkDrawing } from '../../patterns/Illustration/TwoInkDrawing.tsx';
import * as inks from '../../patterns/Illustration/TwoInkDrawing.css.ts';
import * as styles from './Envelope.css.ts';

/** One side of the perforation: notches of 4 units, 7 units apart. */
const notches = (count: number, line: 'h' | 'v', direction: 1 | -1) =>
  `${line}${1.5 * direction}a2 2 0 0 0 ${line === 'h' ? `${4 * direction} 0` : `0 ${4 * direction}`}${line}${1.5 * direction}`.repeat(
    count,
  );
const perforation = [notches(9, 'h', 1), notches(11, 'v', 1), notches(9, 'h', -1), notches(11, 'v', -1)].join(
  '',
);

/** A postage stamp with a typewriter, and the waves that cancel it. */
const postage = (
  <g transform="translate(236 110)">
    <path className={inks.blue} transform="translate(4 3)" d={`M124 13${perforation}z`} />
    <path className={inks.opaque} strokeWidth="1.2" d={`M124 13${perforation}z`} />
    <path className={inks.blue} d="M129 18h53v67h-53z" />
    <path
      className={styles.stampLines}
      strokeWidth="1.6"
      d="M141 40V27h29v13M146 32h19M146 36h13M137 42h37M141 42l-4 20h37l-4-20M142 49h27M141 54h29M147 59h17"
    />
    {/* The price of the stamp: 1 ¢. It is drawn, because the font files of the pages do not contain the cent sign. */}
    <path
      className={styles.stampLines}
      d="m148 71 4-2.5v11M163.5 73a4 4 0 1 0 0 5M160.5 68.5v14"
      strokeWidth="2"
    />
    <path d="M62 32q9-7 18 0t18 0 18 0 18 0M62 42q9-7 18 0t18 0 18 0 18 0M62 52q9-7 18 0t18 0 18 0 18 0M62 62q9-7 18 0t18 0 18 0 18 0" />
  </g>
);

/** The edge of an airmail envelope: the four sides, each with whole stripes. */
const edge = 'M38 115H442M38 307H442M43 110V312M437 110V312';

export interface EnvelopeProps {
  /** The address, line by line. The first three lines are typed, a line after them is smaller. */
  address: readonly string[];
  /** One or two words on the envelope. */
  stamp: string;
  /** True if a letter was sent: it is drawn out of the envelope, corrected in pencil. */
  isSent: boolean;
}

/** The front of an envelope: the canceled postage, the address, and the stamp of the post office. Decorative; it fills its container. */
export function Envelope({ address, stamp, isSent }: EnvelopeProps) {
  return (
    <TwoInkDrawing
      width={480}
      height={320}
      viewBox={isSent ? '24 -12 440 342' : '24 84 440 246'}
      strokeWidth={2}
      fillsContainer
    >
      {isSent && (
        <g transform="rotate(3 240 120)">
          <path className={inks.blue} transform="translate(8 6)" d="M74 8h324v200H74z" />
          <g className={styles.paper}>
            <path className={inks.opaque} d="M74 8h324v200H74z" />
            <path className={inks.solid} d="M94 26h130v13H94z" />
            <path className={inks.lines} d="M94 54h270M94 66h284M94 78h252M94 90h276M94 102h240" />
            <path className={inks.pencil} d="M86 68c90-12 190 6 296-8" />
            <path className={inks.pencil} d="M330 24l12 14 30-28" />
          </g>
        </g>
      )}
      <g transform="rotate(-3 240 210)">
        <path className={inks.blue} transform="translate(8 6)" d="M38 110h404v202H38z" />
        <g className={styles.paper}>
          <path className={inks.opaque} d="M38 110h404v202H38z" />
          <path className={styles.blueStripes} d={edge} />
          <path className={styles.blackStripes} d={edge} />
          <path d="M38 110h404v202H38z" />
          {postage}
          <foreignObject x="66" y="186" width="260" height="104">
            <p className={styles.address}>
              {address.map((line, index) => (
                <span key={line} className={index < 3 ? styles.addressLine : styles.addressNote}>
                  {line}
                </span>
              ))}
            </p>
          </foreignObject>
          <foreignObject x="270" y="224" width="154" height="76" overflow="visible">
            <div className={isSent ? styles.received : styles.returned}>
              <Stamp>{stamp}</Stamp>
            </div>
          </foreignObject>
        </g>
      </g>
    </TwoInkDrawing>
  );
}
