// `AboutTemplate`: the page /about: what the studio believes, and how it works.
// A template is a whole page, which gets its content as props.
export { type AboutData, AboutTemplate, type AboutTemplateProps } from './AboutTemplate.tsx';
