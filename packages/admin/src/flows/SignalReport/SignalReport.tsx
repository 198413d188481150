// `SignalReport`: what browsers reported about the site, such as errors and slow pages.
import { Button } from '@fit-to-print/ui/components/Button';
import { Text } from '@fit-to-print/ui/primitives/Text';
import { useFocusFallback } from '@fit-to-print/ui/primitives/useFocusFallback';
import { useEffect, useRef, useState } from 'react';
import { timeoutMs } from '../shared/request.ts';
import * as styles from './SignalReport.css.ts';

/** Equal signals (reports of browsers) of the last seven days: an error, a violation of the security policy, or the rating of a page's speed. */
export interface SignalRow {
  readonly kind: 'error' | 'violation' | 'vital';
  /** The class of the error, the violated directive, or the measured value. */
  readonly name: string;
  /** The path of the page on which it happened. */
  readonly page: string;
  readonly detail: string;
  /** The number of equal signals. */
  readonly hits: number;
  /** The last day on which browsers reported the signal: `2026-12-01`. */
  readonly lastDay: string;
}

export interface SignalReportCopy {
  readonly title: string;
  /** The button that loads the report. */
  readonly show: string;
  readonly loading: string;
  /** The message if no browser reported anything. */
  readonly none: string;
  readonly failed: string;
  readonly retry: string;
  /** The caption of the table. */
  readonly caption: string;
  /** The name of each kind of signal. */
  readonly kinds: Readonly<Record<SignalRow['kind'], string>>;
  /** The heads of the columns. */
  readonly columns: {
    readonly kind: string;
    readonly name: string;
    readonly detail: string;
    readonly page: string;
    readonly hits: string;
    readonly lastDay: string;
  };
}

export interface SignalReportProps {
  /** The report's texts. */
  copy: SignalReportCopy;
  /** Loads the signals of the last seven days. */
  load: (signal: AbortSignal) => Promise<readonly SignalRow[]>;
}

/** What browsers reported about the site in the last week. It loads when the user clicks the button. */
export function SignalReport({ copy, load }: SignalReportProps) {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | readonly SignalRow[]>('closed');
  const abortController = useRef<AbortController>(null);
  const root = useRef<HTMLElement>(null);
  // The button disappears with the click.
  useFocusFallback(root);
  useEffect(() => () => abortController.current?.abort(), []);

  const show = async () => {
    const { signal } = (abortController.current = new AbortController());
    setState('loading');
    const rows = await load(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])).catch(() => null);
    if (!signal.aborted) setState(rows ?? 'failed');
  };
  return (
    <section ref={root} tabIndex={-1} className={styles.root} aria-labelledby="signals">
      <Text as="h2" variant="head" id="signals">
        {copy.title}
      </Text>
      <div className={styles.content} aria-live="polite" aria-busy={state === 'loading'}>
        {state === 'failed' && <Text tone="critical">{copy.failed}</Text>}
        {typeof state === 'string' ? (
          <Button size="small" disabled={state === 'loading'} onClick={() => void show()}>
            {state === 'closed' ? copy.show : state === 'loading' ? copy.loading : copy.retry}
          </Button>
        ) : state.length === 0 ? (
          <Text>{copy.none}</Text>
        ) : (
          // The table is too long to be read out as a whole.
          <div aria-live="off">
            <SignalTable copy={copy} rows={state} />
          </div>
        )}
      </div>
    </section>
  );
}

function SignalTable({ copy, rows }: { copy: SignalReportCopy; rows: readonly SignalRow[] }) {
  const { columns } = copy;
  return (
    <table className={styles.table}>
      <caption className={styles.part}>
        <Text as="span" variant="caption" tone="muted">
          {copy.caption}
        </Text>
      </caption>
      <thead className={styles.part}>
        <tr className={styles.headRow}>
          {[columns.kind, columns.name, columns.detail, columns.page].map(title => (
            <th key={title} scope="col" className={`${styles.cell} ${styles.columnHead}`}>
              {title}
            </th>
          ))}
          {[columns.hits, columns.lastDay].map(title => (
            <th key={title} scope="col" className={`${styles.count} ${styles.columnHead}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.part}>
        {rows.map(({ kind, name, page, detail, hits, lastDay }) => (
          <tr className={styles.row} key={`${kind} ${name} ${page} ${detail}`}>
            <td className={`${styles.cell} ${styles.kind}`}>{copy.kinds[kind]}</td>
            <td className={styles.cell}>{name}</td>
            <td className={styles.cell}>{detail}</td>
            <td className={styles.cell}>{page}</td>
            <td className={styles.count}>{hits}</td>
            <td className={styles.count}>
              <time dateTime={lastDay}>{lastDay}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
