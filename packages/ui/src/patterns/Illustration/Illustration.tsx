// Drawings by name. All lengths are in units of the drawing, which is 480 by 320. A container shows all of it, so a
// subject that is higher is drawn smaller.
import type { ReactNode } from 'react';
import * as styles from './TwoInkDrawing.css.ts';
import { TwoInkDrawing } from './TwoInkDrawing.tsx';

/** A shape in blue ink, which is printed beside the black one. */
const BlueInk = ({ outline }: { outline: string }) => (
  <path className={styles.blue} transform="translate(8 6)" d={outline} />
);

/** Shapes on the blue ink. */
function Inked({ outline, children }: { outline: string; children?: ReactNode }) {
  return (
    <>
      <BlueInk outline={outline} />
      <path className={styles.opaque} d={outline} />
      {children}
    </>
  );
}

/** An email of which the editor's pencil deletes two lines. */
const pitch = (
  <g transform="translate(34 -8) scale(.84)">
    <g transform="rotate(9 240 160)">
      <Inked outline="M152 30h200v320H152z" />
    </g>
    <g transform="rotate(-5 240 160)">
      <Inked outline="M126 26h210v330H126z">
        <path className={styles.lines} d="M144 50h26m12 0h92M144 64h26m12 0h70M144 82h174" />
        <path className={styles.solid} d="M144 98h150v16H144zm0 24h108v16H144z" />
        <path
          className={styles.lines}
          d="M144 160h172M144 174h160M144 188h174M144 202h96M144 226h174M144 240h150M144 254h170M144 268h174M144 282h120"
        />
        <path className={styles.pencil} d="M136 164c60-8 116 4 186-8M138 182c70 8 96-10 170 0" />
        <path className={styles.pencil} d="M308 182c34-4 46-34 30-44-16-8-26 26 8 34 12 4 20 0 28-6" />
      </Inked>
    </g>
    <g transform="translate(288 244) rotate(38)">
      <path className={styles.blue} d="M0 0l34-13h150v26H34z" />
      <path className={styles.opaque} d="M0 0l34-13v26z" />
      <path d="M0 0l34-13h150v26H34zM34-4h150M34 5h150" />
      <path className={styles.solid} d="M0 0l11-4v8z" />
    </g>
  </g>
);

/** The figures 4 and 0, 104 units high. */
const four = 'M44 0h26v64h16v21H70v19H44V85H0V62zM44 34L23 64h21z';
const zero =
  'M43 0c28 0 43 20 43 52s-15 52-43 52S0 84 0 52 15 0 43 0zm0 22c-12 0-16 11-16 30s4 30 16 30 16-11 16-30-4-30-16-30z';
/** A page whose headline is 404. The pencil strikes it, and draws a house in its place. */
const missingPage = (
  <>
    <g transform="rotate(4 240 170)">
      <Inked outline="M62 24h356v296H62z" />
    </g>
    <g transform="rotate(-3 240 170)">
      <Inked outline="M56 16h368v306H56z">
        <path className={styles.lines} d="M78 36h70m16 0h40M340 36h62M78 48h324" />
        {[four, zero, four].map((figure, index) => (
          <path
            key={index}
            className={styles.solid}
            fillRule="evenodd"
            transform={`translate(${78 + index * 100} 64)`}
            d={figure}
          />
        ))}
        <path
          className={styles.lines}
          d="M78 196h138M78 209h150M78 222h132M78 235h146M78 248h92M78 270h142M78 283h128M78 296h84"
        />
        <path className={styles.pencil} d="M68 124c90-18 196 8 312-16M80 138c90 12 190-14 288-2" />
        <path
          className={styles.pencil}
          d="M380 108c30-4 34 30 6 42-26 11-50 14-62 38m-10-16 9 18 19-9M256 244l64-48 64 48M272 234v66h96v-66M308 300v-36h24v36"
        />
      </Inked>
    </g>
    <g transform="translate(392 262) rotate(38)">
      <path className={styles.blue} d="M0 0l34-13h150v26H34z" />
      <path className={styles.opaque} d="M0 0l34-13v26z" />
      <path d="M0 0l34-13h150v26H34zM34-4h150M34 5h150" />
      <path className={styles.solid} d="M0 0l11-4v8z" />
    </g>
  </>
);

/** A page of results: a paid link is struck, and a magnifying glass is over another one. */
const search = (
  <g transform="translate(33 -13) scale(.88)">
    <Inked outline="M96 30h270v330H96z">
      <path d="M114 50h234v30H114zM322 65m-7 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0m12 5 8 8" />
      <path className={styles.lines} d="M126 65h84" />
      {[104, 152, 200, 248, 296].map((y, index) => (
        <g key={y} transform={`translate(114 ${y})`}>
          <path className={styles.solid} d={`M0 0h${[168, 196, 150, 186, 160][index]!}v11H0z`} />
          <path className={styles.lines} d={`M0 21h226M0 31h${[180, 130, 204, 150, 190][index]!}`} />
        </g>
      ))}
      <path className={styles.pencil} d="M104 156c70 8 150-8 220-2M106 172c80-10 130 8 212-2" />
    </Inked>
    <BlueInk outline="M330 250l12-12 66 66-14 14z" />
    <path className={styles.solid} d="M330 250l12-12 66 66-14 14z" />
    <path className={styles.opaque} strokeWidth="6" d="M236 200a56 56 0 1 0 112 0 56 56 0 1 0-112 0" />
    <path className={styles.marker} d="M250 180h84v24h-84z" />
    <path className={styles.solid} d="M256 184h72v16h-72z" />
    <path className={styles.lines} d="M252 216h80M260 230h58" />
  </g>
);

/** The two sides of the slice that `shares` draws: the straight one and the round one. */
const cut = 'M240 118L266 181v74L240 192z';
const outside = 'M266 181A150 64 0 0 0 363 155v74A150 64 0 0 1 266 255z';
/** A cake with a slice drawn out. Its top is an ellipse, 300 by 128; it is 74 high. */
const shares = (
  <g transform="translate(10 -14)">
    <Inked outline="M34 206a206 84 0 1 0 412 0 206 84 0 1 0-412 0" />
    <path d="M56 204a184 72 0 1 0 368 0" />
    <BlueInk outline="M90 118A150 64 0 0 1 390 118v74A150 64 0 0 1 90 192z" />
    <path className={styles.opaque} d="M240 118L363 155v74L240 192z" />
    <path className={styles.lines} d="M240 136L363 173M240 154L363 191M240 172L363 209" />
    <path
      className={styles.solid}
      d="M90 118A150 64 0 0 0 266 181v74A150 64 0 0 1 90 192zM363 155A150 64 0 0 0 390 118v74A150 64 0 0 1 363 229z"
    />
    <path className={styles.opaque} d="M240 118L266 181A150 64 0 1 1 363 155z" />
    <path d="M240 118L110 86M240 118L94 138M240 118L160 64M240 118L240 54M240 118L330 67M240 118L384 102M240 118L164 173" />
    <g transform="translate(32 34)">
      <path className={styles.blue} d={outside} />
      <path className={styles.blue} d={cut} />
      <path d={`${outside}${cut}`} />
      <path className={styles.opaque} d="M240 118L266 181A150 64 0 0 0 363 155z" />
    </g>
  </g>
);

/** Four steps, each higher and darker than the one before. The last one has no top. */
const steps = [
  { x: 92, top: 250, gap: 13 },
  { x: 164, top: 216, gap: 10 },
  { x: 236, top: 170, gap: 7 },
  { x: 308, top: 112, gap: 4 },
].map(({ x, top, gap }, index, { length }) => ({
  front: `M${x} ${top}h72V340h-72z`,
  top: index === length - 1 ? '' : `M${x} ${top}l18-14h72l-18 14z`,
  side: `M${x + 72} ${top}l18-14V340h-18z`,
  // The dashes of a line that is as wide as the step.
  hatch: `M${x + 36} ${top + gap - 0.75}V340`,
  dashes: `1.5 ${gap - 1.5}`,
}));
const stages = (
  <g transform="translate(10 -50) scale(1.04)">
    <BlueInk outline="M92 250l18-14h54v-20l18-14h54v-32l18-14h54v-44l18-14h72V340H92z" />
    {steps.map(({ front, top, side, hatch, dashes }) => (
      <g key={front}>
        <path className={styles.opaque} d={`${front}${top}`} />
        <path className={styles.lines} strokeWidth="72" strokeDasharray={dashes} d={hatch} />
        <path d={front} />
        <path className={styles.solid} d={side} />
      </g>
    ))}
    <path
      className={styles.pencil}
      d="M84 226c60-8 84-18 104-44 18-26 40-38 70-42 24-4 40-18 52-48m-24 12 25-15 8 28"
    />
  </g>
);

/** A contract with a seal, which the pencil signs. */
const contract = (
  <g transform="translate(42 10) scale(.83)">
    <g transform="rotate(4 240 160)">
      <Inked outline="M112 18h236v330H112z" />
    </g>
    <g transform="rotate(-3 240 160)">
      <Inked outline="M104 10h250v340H104z">
        <path className={styles.solid} d="M124 62h150v18H124z" />
        <path
          className={styles.lines}
          d="M124 98h210M124 110h196M124 122h210M124 134h204M124 146h210M124 158h120M124 180h210M124 192h200M124 204h90"
        />
        <path d="M124 258h124m-124-12l10-10m-10 0l10 10" />
        <path
          className={styles.pencil}
          d="M142 250c14-44 34-52 28-22-4 20-14 24-8 6 8-20 22-18 20-4-2 10 4 12 12 0 8-14 14-8 10 2-2 8 8 8 16-6 6-10 14-10 12 0 2 10 18-4 40-10"
        />
      </Inked>
    </g>
    <Inked outline="M306 236l-12 70 28-16 24 22 4-74z" />
    <path
      className={styles.solid}
      d="M328 158l10 9 13-4 6 12 13 2 0 14 12 7-6 12 7 12-11 8 2 13-13 3-4 13-13-3-9 10-10-9-13 4-5-13-14-2 1-14-12-6 6-13-7-12 11-7-2-14 13-2 4-13 13 3z"
    />
    <path className={styles.opaque} d="M294 210a36 36 0 1 0 72 0 36 36 0 1 0-72 0" />
    <path d="M312 210l12 13 24-28" strokeWidth="7" />
  </g>
);

/** A photo in the newspaper, of a person whose eyes are behind a bar. */
const portrait = (
  <g transform="translate(42 6) scale(.84)">
    <g transform="rotate(-3 240 160)">
      <Inked outline="M130 6h220v350H130z" />
      <path className={styles.opaque} d="M146 22h188v232H146z" />
      <path className={styles.lines} strokeWidth="1.5" d={`M146 30${'h188m-188 8'.repeat(28)}`} />
      <path className={styles.dark} d="M146 254v-16c6-24 30-30 62-36v-24h64v24c32 6 56 12 62 36v16z" />
      <path className={styles.light} d="M214 178v26l26 24 26-24v-26z" />
      <path
        className={styles.light}
        d="M190 106c0-42 18-64 50-64s50 22 50 64c0 50-22 88-50 88s-50-38-50-88z"
      />
      <path
        className={styles.dark}
        d="M186 112c-10-52 14-86 56-84 46-2 66 34 52 84-4-26-14-40-30-46-24 8-56 4-66 14-8 8-10 20-12 32z"
      />
      <path className={styles.onLight} d="M240 118l-8 30h14M222 168q18 8 36 0" />
      <BlueInk outline="M166 92h148v36H166z" />
      <path className={styles.bar} d="M166 92h148v36H166z" />
      <path className={styles.solid} d="M146 270h132v16H146z" />
      <path className={styles.lines} d="M146 302h188M146 314h170M146 326h188M146 338h120" />
      <path className={styles.pencil} d="M136 282c50-12 96 4 152-10M140 272c50 12 96 0 144 8" />
    </g>
  </g>
);

/** A page of a scrapbook without its clipping. The pencil strikes the address, and asks for the right one. */
const emptyFrame = (
  <g transform="translate(34 -8) scale(.88)">
    <g transform="rotate(6 240 180)">
      <Inked outline="M94 34h272v310H94z" />
    </g>
    <g transform="rotate(-3 240 180)">
      <Inked outline="M84 22h288v328H84z">
        <path className={styles.lines} d="M108 44h64m16 0h40M108 56h46" />
        <path d="M128 66v14m-26 18h14M328 66v14m26 18h-14M128 268v-14m-26-18h14M328 268v-14m26-18h-14" />
        <path strokeDasharray="9 8" d="M128 98h200v138H128z" />
        <path
          className={styles.solid}
          d="M120 90h40l-40 40zM336 90v40l-40-40zM336 244h-40l40-40zM120 244v-40l40 40z"
        />
        <path
          className={styles.pencil}
          transform="translate(226 166) scale(2)"
          d="M-14-13c1-14 28-16 30-2 1 12-17 11-17 25M-1 22l1 1"
        />
        <path className={styles.lines} strokeWidth="20" strokeDasharray="12 5" d="M112 301h236" />
        <path className={styles.lines} d="M112 332h150" />
        <path className={styles.pencil} d="M100 306c78-12 152-2 264-12" />
      </Inked>
    </g>
    <g transform="translate(372 228) rotate(-26) scale(1.25)">
      <BlueInk outline="M-10 8L-17-122 0-48 17-122 10 8z" />
      <path className={styles.opaque} d="M-9 6L17-122q2 70-7 132z" />
      <path className={styles.opaque} d="M9 6L-17-122q-2 70 7 132z" />
      <path
        className={styles.opaque}
        strokeWidth="8"
        d="M6 8c22 0 42 20 40 46-2 22-30 24-38 4-5-14-4-32-2-50zM-6 8c-22 0-42 20-40 46 2 22 30 24 38 4 5-14 4-32 2-50z"
      />
      <path className={styles.solid} d="M-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0" />
    </g>
  </g>
);

/** Folders in a drawer, from the last one: each is wider and lower than the one behind it. */
const folders = [0, 1, 2, 3].map(index => {
  const [start, end, top, tab] = [58 - index * 10, 422 + index * 10, 116 + index * 20, 78 + index * 88];
  return {
    outline: `M${start} ${top}H${tab}l6-17h70l6 17H${end}V280H${start}z`,
    label: `M${tab + 18} ${top - 10}h46v7h-46z`,
  };
});
/** An open drawer of an archive, from which an article is drawn out. */
const archive = (
  <>
    {folders.slice(0, 2).map(({ outline, label }) => (
      <g key={outline}>
        <Inked outline={outline} />
        <path className={styles.solid} d={label} />
      </g>
    ))}
    <g transform="translate(196 50) rotate(-7 60 90)">
      <Inked outline="M0 30l20-5 22 4 26-6 24 6 30-5 22 4V200H0z">
        <path className={styles.solid} d="M14 42h104v12H14zm0 18h72v12H14z" />
        <path className={styles.lines} d="M14 86h54M14 96h50M14 106h54M14 116h48M14 126h54" />
        <path className={styles.solid} d="M80 84h50v42H80z" />
        <path className={styles.pencil} d="M6 66c34-40 128-38 134-8 4 28-104 40-132 14-8-10 6-26 30-32" />
      </Inked>
    </g>
    {folders.slice(2).map(({ outline, label }) => (
      <g key={outline}>
        <Inked outline={outline} />
        <path className={styles.solid} d={label} />
      </g>
    ))}
    <Inked outline="M14 190h452v100H14z" />
    <path d="M180 206h120v26H180z" />
    <path className={styles.solid} d="M192 215h96v8h-96z" />
    <path strokeWidth="6" d="M206 246h68" />
  </>
);

/** The wooden letters of a printer, piled on the bench: left and upper edge, angle, and whether the face is black. */
const blocks = [
  [176, 40, -3, false],
  [250, 36, 7, true],
  [129, 108, 0, true],
  [203, 108, 0, false],
  [277, 108, 0, false],
  [92, 170, 0, false],
  [166, 170, 0, false],
  [240, 170, 0, true],
  [314, 170, 0, false],
] as const;
/** Nine wooden figures on a bench. */
const bench = (
  <>
    <BlueInk outline="M20 232h440v24H20zM60 256h26v64H60zM394 256h26v64h-26z" />
    <path className={styles.solid} d="M60 256h26v64H60zM394 256h26v64h-26z" />
    <path className={styles.opaque} d="M20 232h440v24H20z" />
    <path className={styles.lines} d="M30 240h150M196 240h90M300 240h150M40 248h90M150 248h170M340 248h100" />
    {blocks.map(([x, y, angle, isBlack], index) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle} 35 31)`}>
        <BlueInk outline="M0 0h70v62H0z" />
        <path className={isBlack ? styles.solid : styles.opaque} d="M0 0h70v62H0z" />
        <text className={isBlack ? styles.typeOnBlack : styles.type} x="35" y="51">
          {index + 1}
        </text>
      </g>
    ))}
  </>
);

const drawings = {
  archive,
  bench,
  contract,
  emptyFrame,
  missingPage,
  pitch,
  portrait,
  search,
  shares,
  stages,
};

/** The part of 480 by 320 units that a drawing needs, as a view box. A container shows no more of the drawing than that, so it is larger. */
const views: Partial<Record<keyof typeof drawings, string>> = {
  archive: '4 60 476 200',
  bench: '0 20 480 300',
  contract: '106 0 256 320',
  emptyFrame: '92 0 366 320',
  missingPage: '38 0 410 336',
  pitch: '98 0 316 320',
  portrait: '128 0 224 320',
  search: '104 0 300 320',
  shares: '20 26 446 274',
  stages: '64 30 392 290',
};

export type IllustrationName = keyof typeof drawings;

export interface IllustrationProps {
  /** The name of the drawing. */
  name: IllustrationName;
}

/** A drawing in black and blue ink. Decorative: it fills its container. */
export function Illustration({ name }: IllustrationProps) {
  return (
    <TwoInkDrawing width={480} height={320} viewBox={views[name]} strokeWidth={2} fillsContainer>
      {drawings[name]}
    </TwoInkDrawing>
  );
}
