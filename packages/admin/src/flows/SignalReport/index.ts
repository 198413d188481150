export {
  SignalReport,
  type SignalReportCopy,
  type SignalReportProps,
  type SignalRow,
} from './SignalReport.tsx';
