// `ApplicationTemplate`: the page /application: the application wizard, or, for visitors who are not signed in, a list of its questions.
export {
  type ApplicationData,
  ApplicationTemplate,
  type ApplicationTemplateProps,
} from './ApplicationTemplate.tsx';
