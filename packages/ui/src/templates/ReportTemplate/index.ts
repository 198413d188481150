// `ReportTemplate`: the page /report: where a release was published, for everybody who has the address of its report.
export { type Report, type ReportData, ReportTemplate, type ReportTemplateProps } from './ReportTemplate.tsx';
