export { type Report, type ReportData, ReportTemplate, type ReportTemplateProps } from './ReportTemplate.tsx';
