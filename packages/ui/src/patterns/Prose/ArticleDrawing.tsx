// Drawings that explain the text of an article, with words in them. All lengths are in units of the drawing, which is 640 wide.
import { Fragment, type ReactNode } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import * as inks from '../Illustration/TwoInkDrawing.css.ts';
import * as styles from './ArticleDrawing.css.ts';

type Labels = readonly string[];

const root = `${inks.root} ${styles.drawing}`;

/** What is left after each of three rounds that sell a fifth of the company, in percent: the widths of the bars. */
const remainders = [100, 80, 64, 51.2];
/** A length in rem. */
const rem = (length: number) => `${length}rem`;
/** The distance from the top of one bar to the next, in rem. */
const barStep = 4.5;
/** A share after each of three rounds. Labels: one for each bar. */
function Dilution(labels: Labels) {
  return (
    <svg
      className={`${root} ${styles.bars}`}
      aria-hidden="true"
      height={rem(barStep * (labels.length - 1) + styles.barHeight)}
      strokeWidth="2"
    >
      {remainders.map((remainder, index) => {
        const box = { y: rem(index * barStep), width: `${remainder}%` };
        const middle = rem(index * barStep + styles.barHeight / 2);
        return (
          <Fragment key={remainder}>
            {index > 0 && (
              <line
                className={styles.hatch}
                x1={`${remainder}%`}
                x2={`${remainders[index - 1]!}%`}
                y1={middle}
                y2={middle}
              />
            )}
            <rect className={styles.barInk} {...box} />
            <rect className={styles.bar} {...box} />
            <text className={styles.barText} x="1rem" y={middle}>
              {labels[index]}
            </text>
          </Fragment>
        );
      })}
    </svg>
  );
}

/** The shares whose cost is drawn; the amount of the invoice, in thousands of dollars. */
const drawnShares = [0.1, 0.15, 0.2, 0.25];
const invoice = 60;
/** The positions of a company's value and of a cost in the chart, both in thousands of dollars. */
const atValue = (value: number) => value * 0.9;
const atCost = (cost: number) => 340 - cost * 1.8;
/** The cost of a share where the chart ends. */
const costAtEnd = (share: number) => atCost((share * 640) / 0.9);

/** What each share costs at each value of the company, beside an invoice. Labels: the invoice, the shares, and the break-even values of the largest and the smallest share. */
function BreakEven([invoiceLabel, ...labels]: Labels) {
  const largest = drawnShares.at(-1)!;
  const start = atValue(invoice / largest);
  const hatch = Array.from({ length: 42 }, (_, index) => {
    const x = start + (index + 1) * 8;
    return `M${x} ${atCost(invoice)}V${(340 - x * largest * 2).toFixed(1)}`;
  });
  return (
    <svg className={root} aria-hidden="true" strokeWidth="2" viewBox="0 0 640 376">
      <path className={inks.lines} strokeWidth="1" d={hatch.join('')} />
      {drawnShares.map((share, index) => (
        <g key={share}>
          <path strokeWidth={1 + share * 24} d={`M0 340L640 ${costAtEnd(share)}`} />
          <text className={inks.solid} x="634" y={costAtEnd(share) - 12} textAnchor="end">
            {labels[index]}
          </text>
        </g>
      ))}
      <path className={inks.pencil} d={`M0 ${atCost(invoice)}H640`} />
      {drawnShares.map(share => {
        const x = atValue(invoice / share);
        return (
          <g key={share}>
            <path strokeDasharray="3 5" d={`M${x} ${atCost(invoice)}V340`} />
            <circle className={inks.opaque} strokeWidth="4" cx={x} cy={atCost(invoice)} r="9" />
          </g>
        );
      })}
      <path strokeWidth="3" d="M0 0V340H640" />
      <text className={inks.solid} x="14" y={atCost(invoice) - 16}>
        {invoiceLabel}
      </text>
      {[largest, drawnShares[0]!].map((share, index) => (
        <text className={inks.solid} key={share} x={atValue(invoice / share)} y="370" textAnchor="middle">
          {labels[drawnShares.length + index]}
        </text>
      ))}
    </svg>
  );
}

const page = 'h19v25h-19z';
/** A hundred pages with one text, and one result of a search. Two labels. */
function Copies([pages, result]: Labels) {
  const row = `M2 2${`${page}m31 0`.repeat(10)}`;
  return (
    <svg className={root} aria-hidden="true" strokeWidth="2" viewBox="0 0 640 366">
      {Array.from({ length: 10 }, (_, index) => (
        <g key={index} transform={`translate(0 ${index * 32})`}>
          <path className={inks.opaque} strokeWidth="1.5" d={row} />
          <path strokeWidth="3" strokeDasharray="11 20" d="M6 10h300" />
          <path className={inks.lines} strokeWidth="1" strokeDasharray="11 20" d="M6 16h300M6 20h300" />
        </g>
      ))}
      <path className={inks.blue} d="M360 10h280v312H360z" transform="translate(0 6)" />
      <path className={inks.opaque} strokeWidth="3" d="M350 2h280v312H350zM372 24h236v36H372z" />
      <circle cx="584" cy="40" r="8" />
      <path d="M590 46l9 9" />
      <path className={inks.solid} d="M372 88h186v20H372z" />
      <path strokeWidth="3" d="M372 124h236M372 138h236M372 152h150" />
      <path
        className={inks.lines}
        strokeWidth="1"
        strokeDasharray="4 6"
        d="M372 196h186M372 222h236M372 236h150M372 272h150M372 290h236"
      />
      <path className={inks.blue} d="M219 130h19v25h-19z" />
      <path
        className={inks.pencil}
        d="M210 142c0-30 38-34 40-2s-34 38-40 6c-2-16 12-28 30-26 40-4 70-14 118-22m-16-8l18 8-14 12"
      />
      <text className={inks.solid} x="0" y="352">
        {pages}
      </text>
      <text className={inks.solid} x="350" y="352">
        {result}
      </text>
    </svg>
  );
}

/** A subject line is as wide as its email. */
const subject = { fontSize: '1.45em', textLength: 252, lengthAdjust: 'spacingAndGlyphs' } as const;
/** Two emails. The first one ends at its subject line; the second one is read to its end. Labels: two subjects, two ends. */
function Emails([firstSubject, secondSubject, firstEnd, secondEnd]: Labels) {
  const top = 'M18 22h36m14 0h90M18 38h36m14 0h120';
  return (
    <svg className={root} aria-hidden="true" strokeWidth="2" viewBox="0 0 640 416">
      <path className={inks.blue} d="M10 10h284v144H10z" />
      <path strokeWidth="1.5" strokeDasharray="5 6" d="M2 150V372h284V150" />
      <path
        className={inks.opaque}
        strokeWidth="3"
        d="M2 2h284v134l-20 12-22-10-24 14-26-12-22 12-26-14-24 12-28-12-26 14-22-12-24 12-20-10z"
      />
      <path strokeWidth="3" d={top} />
      <text className={inks.solid} {...subject} x="18" y="92">
        {firstSubject}
      </text>
      <path className={inks.pencil} strokeWidth="4" d="M8 90c80-10 160 0 258-16" />
      <path
        className={inks.lines}
        strokeWidth="1"
        strokeDasharray="3 5"
        d="M18 192h252M18 210h214M18 236h130M18 254h112M18 280h252M18 298h236M18 324h180"
      />
      <g transform="translate(344 0)">
        <path className={inks.blue} d="M10 10h284v370H10z" />
        <path className={inks.opaque} strokeWidth="3" d="M2 2h284v370H2z" />
        <path strokeWidth="3" d={top} />
        <path className={inks.solid} d="M2 58h284v48H2z" />
        <text className={inks.opaque} stroke="none" {...subject} x="18" y="91">
          {secondSubject}
        </text>
        <path strokeWidth="6" d="M18 130h252M18 146h214" />
        <path
          strokeWidth="2"
          d="M18 176h130M18 190h130M18 204h112M18 218h130M18 232h84M18 264h252M18 278h236M18 310h252M18 324h180"
        />
        <path className={inks.solid} d="M170 232v-26h22v26zm30 0v-40h22v40zm30 0v-60h22v60z" />
        <path strokeWidth="3" d="M164 233h106" />
        <path className={inks.pencil} d="M222 340l16 18 44-58M18 156c60-6 130 4 210-4" />
      </g>
      <text className={inks.solid} x="0" y="408">
        {firstEnd}
      </text>
      <text className={inks.solid} x="344" y="408">
        {secondEnd}
      </text>
    </svg>
  );
}

const drawings = {
  breakEven: BreakEven,
  copies: Copies,
  dilution: Dilution,
  emails: Emails,
} as const satisfies Record<string, (labels: Labels) => ReactNode>;

export type ArticleDrawingName = keyof typeof drawings;

interface ArticleDrawingProps {
  name: ArticleDrawingName;
  /** The text under the drawing, which says what it shows. Assistive technology reads it in place of the drawing. */
  caption: string;
  /** The words in the drawing. */
  labels: Labels;
}

/** A drawing in an article, with the text under it. */
export function ArticleDrawing({ name, caption, labels }: ArticleDrawingProps) {
  return (
    <figure className={name === 'dilution' ? undefined : styles.figure}>
      {drawings[name](labels)}
      <Text as="figcaption" variant="caption" tone="muted">
        {caption}
      </Text>
    </figure>
  );
}
