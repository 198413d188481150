// `ApplicationTemplate`: the page /application: the application wizard, or, for visitors who are not signed in, a list of its questions.
// A template is a whole page, which gets its content as props.
export {
  type ApplicationData,
  ApplicationTemplate,
  type ApplicationTemplateProps,
} from './ApplicationTemplate.tsx';
