// `ReportTemplate`: the page /report: where a release was published, for everybody who has the address of its report.
// The tone `pencil` is the accent color of the main action.
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Illustration } from '../../patterns/Illustration/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { PlacementReport, type PlacementReportProps } from '../../patterns/PlacementReport/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ReportTemplate.css.ts';

export interface ReportData {
  readonly headline: HeadlineText;
  /** The headline if there is no report at this address, or loading failed. */
  readonly missingHeadline: HeadlineText;
  readonly intro: string;
  /** Texts in place of the report: while it loads, without script, if there is no report at this address, and if loading failed. */
  readonly states: Readonly<Record<'loading' | 'noScript' | 'missing' | 'failed', string>>;
  /** The button that loads the report again. */
  readonly retry: string;
  /** The link below the texts of the states `missing` and `failed`. */
  readonly contact: { readonly text: string; readonly href: string };
  /** The button that prints the report. */
  readonly print: string;
  /** The button that downloads the report as a table. */
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
      {typeof report === 'string' ? (
        <>
          {/* The introduction is not in the header: without a report, it is below the next step. */}
          <div className={report === 'loading' ? undefined : styles.correctedHeadline}>
            <PageHeader headline={report === 'loading' ? data.headline : data.missingHeadline} />
          </div>
          <Box pageWidth>
            <div className={report === 'loading' ? styles.content : styles.state}>
              <div className={report === 'loading' ? styles.top : styles.texts}>
                {report === 'loading' && (
                  <div className={styles.intro}>
                    <Text variant="intro">{data.intro}</Text>
                  </div>
                )}
                <div className={report === 'loading' ? styles.titleRow : styles.notice}>
                  <output className={report === 'loading' ? styles.loading : undefined}>
                    <Notice text={data.states[report]} />
                  </output>
                  {report === 'loading' && (
                    <noscript>
                      <Text variant="title">{data.states.noScript}</Text>
                    </noscript>
                  )}
                </div>
                {report === 'missing' && (
                  <div className={styles.nextStep}>
                    <Button href={data.contact.href} tone="pencil" size="large" arrow fullWidth>
                      {data.contact.text}
                    </Button>
                  </div>
                )}
                {report === 'failed' && (
                  <div className={styles.nextStep}>
                    <Button tone="pencil" size="large" fullWidth onClick={onRetry}>
                      {data.retry}
                    </Button>
                    <Link href={data.contact.href}>{data.contact.text}</Link>
                  </div>
                )}
                {report !== 'loading' && (
                  <div className={styles.about}>
                    <Text>{data.intro}</Text>
                  </div>
                )}
              </div>
              {report === 'loading' ? (
                <div className={styles.placeholder} />
              ) : (
                <div className={styles.picture}>
                  <Illustration name="emptyFrame" />
                </div>
              )}
            </div>
          </Box>
        </>
      ) : (
        <>
          {/* The introduction is beside the title of the report, so it is not in the header. */}
          <PageHeader headline={data.headline} />
          <Box pageWidth>
            <div className={styles.content}>
              <LoadedReport {...report} intro={data.intro}>
                <Button onClick={() => window.print()}>{data.print}</Button>
                <Button onClick={onDownload}>{data.download}</Button>
              </LoadedReport>
            </div>
          </Box>
        </>
      )}
    </>
  );
}

/** The first sentence of a text in large letters, and the rest, which says what to do, below it. */
function Notice({ text }: { text: string }) {
  const end = text.indexOf('. ') + 1;
  if (end === 0) {
    return (
      <Text as="span" variant="title">
        {text}
      </Text>
    );
  }
  return (
    <>
      <Text as="span" variant="title">
        {text.slice(0, end)}
      </Text>{' '}
      <span className={styles.advice}>
        <Text as="span" variant="intro">
          {text.slice(end + 1)}
        </Text>
      </span>
    </>
  );
}

/** The introduction, beside it the title and the buttons, and the report below. */
function LoadedReport({
  title,
  intro,
  children,
  ...report
}: Report & { intro: string; children: ReactNode }) {
  return (
    <>
      <div className={styles.top}>
        <div className={styles.intro}>
          <Text variant="intro">{intro}</Text>
        </div>
        <div className={styles.titleRow}>
          {title !== null && (
            <Text as="h2" variant="title">
              {title}
            </Text>
          )}
          <div className={styles.actions}>{children}</div>
        </div>
      </div>
      <div className={styles.report}>
        <PlacementReport {...report} />
      </div>
    </>
  );
}
