// `SignalReport`: what browsers reported about the site, such as errors and slow pages.
export {
  SignalReport,
  type SignalReportCopy,
  type SignalReportProps,
  type SignalRow,
} from './SignalReport.tsx';
