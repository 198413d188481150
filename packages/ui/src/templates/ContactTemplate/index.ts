export { type ContactData, ContactTemplate, type ContactTemplateProps } from './ContactTemplate.tsx';
