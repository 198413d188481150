// `InsightsTemplate`: the page /insights: one article with its drawing, and the headlines of the others.
export { type InsightsData, InsightsTemplate, type InsightsTemplateProps } from './InsightsTemplate.tsx';
