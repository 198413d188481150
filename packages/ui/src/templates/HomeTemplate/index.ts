// `HomeTemplate`: the home page.
// A template is a whole page, which gets its content as props.
export { type HomeData, HomeTemplate, type HomeTemplateProps } from './HomeTemplate.tsx';
