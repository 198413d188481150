export {
  type ApplicationData,
  ApplicationTemplate,
  type ApplicationTemplateProps,
} from './ApplicationTemplate.tsx';
