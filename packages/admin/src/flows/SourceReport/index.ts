// `SourceReport`: which pages and campaigns brought messages and sales. A `SourceRow` is one page, campaign or city with its numbers
// of messages, applications and sales. `SourcePeriod` is the first and the last day that count. `SourceReportCopy` has the component's texts.
export {
  type SourcePeriod,
  SourceReport,
  type SourceReportCopy,
  type SourceReportProps,
  type SourceRow,
} from './SourceReport.tsx';
