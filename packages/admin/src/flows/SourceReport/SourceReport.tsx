// `SourceReport`: which pages and campaigns brought messages and sales.
import { Button } from '@fit-to-print/ui/components/Button';
import { TextField } from '@fit-to-print/ui/components/Field';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { timeoutMs } from '../shared/request.ts';
import * as styles from './SourceReport.css.ts';

/** The values by which the report groups. */
const dimensions = ['page', 'campaign', 'city'] as const;
/** The numbers that the report counts for each of them. */
const series = ['leads', 'applications', 'sales'] as const;

/** How many leads, applications and sales came from one landing page, campaign or city. */
export interface SourceRow {
  readonly dimension: (typeof dimensions)[number];
  /** The page, campaign or city; empty if it is not known; null for the sum of all that are not among the biggest. */
  readonly value: string | null;
  readonly leads: number;
  readonly applications: number;
  readonly sales: number;
}

/** A period from one day to another, both included: `2026-11-01`. */
export interface SourcePeriod {
  readonly from: string;
  readonly to: string;
}

export interface SourceReportCopy {
  readonly title: string;
  /** The text below the title. */
  readonly note: string;
  /** The labels of the fields for the first and the last day. */
  readonly from: string;
  readonly to: string;
  readonly show: string;
  readonly loading: string;
  readonly downloadCsv: string;
  /** The message if nothing was received in the period. */
  readonly none: string;
  readonly failed: string;
  readonly retry: string;
  /** The captions of the tables, and the name of each first column. */
  readonly dimensions: Readonly<
    Record<SourceRow['dimension'], { readonly caption: string; readonly column: string }>
  >;
  /** The names of the counted numbers. */
  readonly series: Readonly<Record<(typeof series)[number], string>>;
  /** The name of the row for an unknown page, campaign or city. */
  readonly notGiven: Readonly<Record<SourceRow['dimension'], string>>;
  /** The name of the row with the sum of the rows that are not among the biggest. */
  readonly others: string;
  /** The head of the last row, which has the sum of each column. */
  readonly total: string;
}

export interface SourceReportProps {
  /** The report's texts. */
  copy: SourceReportCopy;
  /** The period that is shown at first. */
  period: SourcePeriod;
  /** Loads the rows of a period, the biggest of each dimension first. */
  load: (period: SourcePeriod, signal: AbortSignal) => Promise<readonly SourceRow[]>;
  /** Downloads the rows as a file. */
  save: (rows: readonly SourceRow[], period: SourcePeriod) => void;
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Where leads, applications and sales came from in a period. */
export function SourceReport({ copy, period: firstPeriod, load, save }: SourceReportProps) {
  const id = useId();
  // A new object starts a new request, even for the same period.
  const [request, setRequest] = useState({ period: firstPeriod });
  const [response, setResponse] = useState<{ request: object; rows: readonly SourceRow[] | null }>();
  const { period } = request;
  const state = response?.request === request ? (response.rows ?? 'failed') : 'loading';
  useEffect(() => {
    const controller = new AbortController();
    const store = (rows: readonly SourceRow[] | null) =>
      !controller.signal.aborted && setResponse({ request, rows });
    load(request.period, AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)])).then(
      store,
      () => store(null),
    );
    return () => controller.abort();
  }, [load, request]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [from, to] = (['from', 'to'] as const).map(
      name => form.elements.namedItem(name) as HTMLInputElement,
    );
    // An empty field gets the day of the shown period, and days in the wrong order are swapped.
    [from!.value, to!.value] = [from!.value || period.from, to!.value || period.to].toSorted() as [
      string,
      string,
    ];
    setRequest({ period: { from: from!.value, to: to!.value } });
  };
  return (
    <section aria-labelledby={`${id}title`} className={styles.root}>
      <Text as="h2" variant="head" id={`${id}title`}>
        {copy.title}
      </Text>
      <div className={styles.note}>
        <Text variant="caption" tone="muted">
          {copy.note}
        </Text>
      </div>
      <form className={styles.form} onSubmit={submit}>
        {(['from', 'to'] as const).map(name => (
          <div key={name} className={styles.dateField}>
            <TextField
              id={`${id}${name}`}
              name={name}
              type="date"
              label={copy[name]}
              defaultValue={firstPeriod[name]}
            />
          </div>
        ))}
        <Button type="submit" disabled={state === 'loading'}>
          {state === 'loading' ? copy.loading : copy.show}
        </Button>
        {typeof state === 'object' && state.length > 0 && (
          <Button onClick={() => save(state, period)}>{copy.downloadCsv}</Button>
        )}
      </form>
      <output className={styles.status}>
        {state === 'failed' ? (
          <Text as="span" tone="critical">
            {copy.failed}
          </Text>
        ) : state === 'loading' ? null : (
          <Text as="span">
            {dateFormat.formatRange(new Date(period.from), new Date(period.to))}
            {state.length === 0 && `: ${copy.none}`}
          </Text>
        )}
      </output>
      {state === 'failed' && (
        <Button size="small" onClick={() => setRequest({ period })}>
          {copy.retry}
        </Button>
      )}
      {typeof state === 'object' &&
        state.length > 0 &&
        dimensions.map(dimension => (
          <SourceTable
            key={dimension}
            copy={copy}
            dimension={dimension}
            rows={state.filter(row => row.dimension === dimension)}
          />
        ))}
    </section>
  );
}

interface SourceTableProps {
  copy: SourceReportCopy;
  dimension: SourceRow['dimension'];
  rows: readonly SourceRow[];
}

const sumOf = (row: SourceRow) => row.leads + row.applications + row.sales;

function SourceTable({ copy, dimension, rows }: SourceTableProps) {
  const longest = Math.max(...rows.map(sumOf));
  const { caption, column } = copy.dimensions[dimension];
  return (
    <div className={styles.section}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {caption}
          {/* Screen readers read the names in the heads of the columns instead. */}
          <span className={styles.legend} aria-hidden>
            {series.map((each, index) => (
              <span key={each} className={styles.legendEntry}>
                <Swatch index={index} />
                {copy.series[each]}
              </span>
            ))}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.rowNamesHead}>
              {column}
            </th>
            {series.map((each, index) => (
              <th key={each} scope="col" className={styles.columnHead}>
                <Swatch index={index} />
                <span className={styles.columnHeadText}>{copy.series[each]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.value}>
              <th scope="row" className={styles.name}>
                {row.value === null ? copy.others : row.value || copy.notGiven[dimension]}
                <Bar row={row} longest={longest} />
              </th>
              {series.map(each => (
                <td key={each} className={styles.count}>
                  {row[each]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`${styles.name} ${styles.total}`}>
              {copy.total}
            </th>
            {series.map(each => (
              <td key={each} className={`${styles.count} ${styles.total}`}>
                {rows.reduce((sum, row) => sum + row[each], 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Three opacities of the text's color, so that the three also differ with forced colors and in print. */
const fills = [
  { fill: 'currentColor', fillOpacity: 0.3 },
  { fill: 'currentColor', fillOpacity: 0.6 },
  { fill: 'currentColor' },
] as const;

/** The color of a column in the bars. */
const Swatch = ({ index }: { index: number }) => (
  <svg viewBox="0 0 1 1" className={styles.swatch} aria-hidden>
    <rect width="1" height="1" {...fills[index]} />
  </svg>
);

/** The row's numbers as a bar. It is hidden from screen readers, because the cells of the row have the same numbers. */
function Bar({ row, longest }: { row: SourceRow; longest: number }) {
  const { leads, applications, sales } = row;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden>
      <rect width={leads} height="1" {...fills[0]} />
      <rect x={leads} width={applications} height="1" {...fills[1]} />
      <rect x={leads + applications} width={sales} height="1" {...fills[2]} />
    </svg>
  );
}
