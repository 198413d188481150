// `AboutTemplate`: the page /about: what the studio believes, and how it works.
export { type AboutData, AboutTemplate, type AboutTemplateProps } from './AboutTemplate.tsx';
