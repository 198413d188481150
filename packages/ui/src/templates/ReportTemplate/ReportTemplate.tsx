// The tone `pencil` is the accent color of the main action.
import { Button } from '../../components/Button/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { PlacementReport, type PlacementReportProps } from '../../patterns/PlacementReport/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ReportTemplate.css.ts';

export interface ReportData {
  readonly headline: HeadlineText;
  readonly intro: string;
  /** Texts in place of the report: while it loads, without script, if there is no report at this address, and if loading failed. */
  readonly states: Readonly<Record<'loading' | 'noScript' | 'missing' | 'failed', string>>;
  readonly retry: string;
  /** Below the states `missing` and `failed`. */
  readonly contact: { readonly text: string; readonly href: string };
  readonly print: string;
  readonly download: string;
}

/** A placement report, with the first line of its press release as the title; null if the release has no text. */
export type Report = PlacementReportProps & { readonly title: string | null };

export interface ReportTemplateProps {
  /** The page's texts. */
  data: ReportData;
  /** The report, or why it is not shown. @default 'loading' */
  report?: Report | 'loading' | 'missing' | 'failed';
  /** Loads the report again. */
  onRetry?: () => void;
  /** Saves the report as a file. */
  onDownload?: () => void;
}

/** The page /report: where a press release was published, for everybody who has the address of the report. */
export function ReportTemplate({ data, report = 'loading', onRetry, onDownload }: ReportTemplateProps) {
  return (
    <>
      <PageHeader headline={data.headline} intro={data.intro}>
        {typeof report !== 'string' && (
          <div className={styles.actions}>
            <Button onClick={() => window.print()}>{data.print}</Button>
            <Button onClick={onDownload}>{data.download}</Button>
          </div>
        )}
      </PageHeader>
      <Box pageWidth>
        <div className={styles.content}>
          {typeof report === 'string' ? (
            <>
              <output className={report === 'loading' ? styles.loading : undefined}>
                <Text as="span" variant="head">
                  {data.states[report]}
                </Text>
              </output>
              {report === 'loading' && (
                <noscript>
                  <Text variant="head">{data.states.noScript}</Text>
                </noscript>
              )}
              {report === 'failed' && (
                <Button tone="pencil" onClick={onRetry}>
                  {data.retry}
                </Button>
              )}
              {report !== 'loading' && <Link href={data.contact.href}>{data.contact.text}</Link>}
            </>
          ) : (
            <LoadedReport {...report} />
          )}
        </div>
      </Box>
    </>
  );
}

function LoadedReport({ title, ...report }: Report) {
  return (
    <>
      {title !== null && (
        <Text as="h2" variant="title">
          {title}
        </Text>
      )}
      <div className={styles.report}>
        <PlacementReport {...report} />
      </div>
    </>
  );
}
