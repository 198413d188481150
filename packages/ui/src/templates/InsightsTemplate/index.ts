// `InsightsTemplate`: the page /insights: one article with its drawing, and the headlines of the others.
// A template is a whole page, which gets its content as props.
export { type InsightsData, InsightsTemplate, type InsightsTemplateProps } from './InsightsTemplate.tsx';
