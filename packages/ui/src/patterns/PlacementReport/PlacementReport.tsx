// `PlacementReport`: where a release was published: each page as it was last checked, and whether the minimum is met.
// An outlet is a newspaper or another newsroom.
import type { ReactNode } from 'react';
import { formatDate } from '../../primitives/FormattedDate/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { shortAddress } from './shortAddress.ts';
import { sampleLabel as sampleLabelStyle } from '../../theme/sampleLabel.css.ts';
import * as styles from './PlacementReport.css.ts';
import { Tally } from './Tally.tsx';

/**
 * The kind of link from a page to the client: `follow`, or `sponsored` (marked with rel `sponsored`, `nofollow` or `ugc`). `none`: it has no such link.
 * `unknown`: the page could not be read, or it is not known which link to look for. `gone`: the page does not exist any more.
 */
export const linkKinds = ['follow', 'sponsored', 'none', 'unknown', 'gone'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A page on which the release was published. */
export interface Placement {
  /** The URL of the page. */
  readonly address: string;
  /** The name of the newsroom that published it. */
  readonly outlet: string;
  /** ISO date on which the page was first seen online. Null if it never was. */
  readonly firstSeen: string | null;
  /** HTTP status of the latest check. Null if the server did not respond. */
  readonly answer: number | null;
  /** The kind of link from the page to the client. Null until the page was checked. */
  readonly link: LinkKind | null;
}

export interface PlacementReportProps {
  /** The name of the table. */
  caption: string;
  /** The headline of a section of which the report is the only content. It is beside the verdict and the tally. */
  headline?: ReactNode;
  /** The number of pages compared with the minimum of the tier, in one sentence. */
  verdict: string;
  /** A stroke for each page that is online, and what the strokes mean. Left out while pages are being checked. */
  tally?:
    | {
        /** The number of pages that are online. */
        readonly online: number;
        /** The number of pages that the tier promises at least. */
        readonly minimum: number;
        /** The text that explains the tally marks. */
        readonly legend: string;
      }
    | undefined;
  /** A red note above the report, such as `Sample, not a real order`. With it, addresses are not links. */
  sampleLabel?: string;
  /** The heads of the columns. `answer` is the column of HTTP statuses. */
  columns: Readonly<Record<'outlet' | 'address' | 'firstSeen' | 'answer' | 'link', string>>;
  /** The name of each kind of link. */
  links: Readonly<Record<LinkKind, string>>;
  /** The texts in place of values that are not known: `row` before the first check, the others after it. */
  missing: Readonly<Record<'row' | 'firstSeen' | 'answer', string>>;
  /** The text below the table: what its words mean, and how often the pages are checked. */
  note?: string;
  /** The pages, in order. */
  placements: readonly Placement[];
}

/** Lists the pages on which a press release was published, each with its last check, and says whether the minimum of its tier is reached. */
export function PlacementReport({
  caption,
  headline,
  verdict,
  tally,
  sampleLabel,
  columns,
  links,
  missing,
  note,
  placements,
}: PlacementReportProps) {
  const sample = sampleLabel !== undefined && <p className={sampleLabelStyle}>{sampleLabel}</p>;
  const result = (
    <>
      <p className={styles.verdict}>{verdict}</p>
      {tally && <Tally {...tally} />}
    </>
  );
  return (
    <div className={classNames(styles.root, headline !== undefined && styles.withHeadline)}>
      {headline === undefined ? (
        <div>
          {sample}
          {result}
        </div>
      ) : (
        <>
          <div>
            {sample}
            {headline}
          </div>
          <div>{result}</div>
        </>
      )}
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {(['outlet', 'address', 'firstSeen', 'answer', 'link'] as const).map(column => (
              <th key={column} scope="col" className={styles.cell}>
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {placements.map(({ address, outlet, firstSeen, answer, link }) => {
            const isGone = link === 'gone';
            const isChecked = link !== null;
            // Without its scheme, and without its host if that is the outlet's name, which the row already shows.
            const path = shortAddress(address, outlet);
            const text = isGone ? <span className={styles.goneAddress}>{path}</span> : path;
            return (
              <tr key={address} className={styles.row}>
                <th scope="row" className={classNames(styles.cell, styles.outlet)}>
                  {outlet}
                </th>
                <td className={styles.cell}>
                  {sampleLabel === undefined ? (
                    <Link href={address} newTab>
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                </td>
                <td className={styles.cell}>
                  <CellLabel>{columns.firstSeen}</CellLabel>
                  {firstSeen === null ? (
                    missing[isChecked ? 'firstSeen' : 'row']
                  ) : (
                    <span className={styles.date}>{formatDate(firstSeen)}</span>
                  )}
                </td>
                <td className={styles.cell}>
                  <CellLabel>{columns.answer}</CellLabel>
                  {answer ?? missing[isChecked ? 'answer' : 'row']}
                </td>
                <td className={classNames(styles.cell, isGone && styles.goneValue)}>
                  {isChecked ? links[link] : missing.row}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** The head of a column beside the value, in small windows. */
function CellLabel({ children }: { children: string }) {
  return <span className={styles.cellLabel}>{`${children} `}</span>;
}
