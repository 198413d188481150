export { type InsightsData, InsightsTemplate, type InsightsTemplateProps } from './InsightsTemplate.tsx';
