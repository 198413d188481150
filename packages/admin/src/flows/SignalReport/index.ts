// `SignalReport`: what browsers reported about the site, such as errors and slow pages. A `SignalRow` is the equal signals (reports of
// browsers) of the last seven days, with their number. `SignalReportCopy` has the component's texts.
export {
  SignalReport,
  type SignalReportCopy,
  type SignalReportProps,
  type SignalRow,
} from './SignalReport.tsx';
