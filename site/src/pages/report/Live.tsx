import { reportFileStem } from '@fit-to-print/content/report';
import {
  type ReportData,
  ReportTemplate,
  type ReportTemplateProps,
} from '@fit-to-print/ui/templates/ReportTemplate';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { byteOrderMark, csvLine } from '../../api/csv.ts';
import { loadReport, reportRows } from '../../api/placements.ts';
import { saveFile } from '../../api/saveFile.ts';

type Loaded = NonNullable<ReportTemplateProps['report']>;

/** /report#KEY in the browser: loads the report of an order by the key in the fragment. */
export default function Report({ data }: { data: ReportData }) {
  // The key is in the fragment, so that no server logs it, and no page that is opened from here gets it as the referrer.
  const key = useLocation().hash.slice(1);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ request: string; report: Loaded }>();
  const request = `${key} ${attempt}`;
  useEffect(() => {
    const abort = new AbortController();
    const show = (report: Loaded) => {
      if (!abort.signal.aborted) setLoaded({ request, report });
    };
    loadReport(key, abort.signal).then(
      report => show(report ?? 'missing'),
      () => show('failed'),
    );
    return () => abort.abort();
  }, [key, request]);
  const report = loaded?.request === request ? loaded.report : 'loading';
  const download = () => {
    if (typeof report === 'string') return;
    saveFile([byteOrderMark, ...reportRows(report).map(csvLine)], 'text/csv', `${reportFileStem}.csv`);
  };
  return (
    <ReportTemplate
      data={data}
      report={report}
      onRetry={() => setAttempt(attempt + 1)}
      onDownload={download}
    />
  );
}
