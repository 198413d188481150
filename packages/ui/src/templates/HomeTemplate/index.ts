// `HomeTemplate`: the home page.
export { type HomeData, HomeTemplate, type HomeTemplateProps } from './HomeTemplate.tsx';
