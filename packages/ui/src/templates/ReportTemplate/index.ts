// `ReportTemplate`: the page /report: where a release was published, for everybody who has the address of its report.
// A template is a whole page, which gets its content as props.
export { type Report, type ReportData, ReportTemplate, type ReportTemplateProps } from './ReportTemplate.tsx';
