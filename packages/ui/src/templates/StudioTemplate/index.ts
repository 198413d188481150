export { type StudioData, StudioTemplate, type StudioTemplateProps } from './StudioTemplate.tsx';
