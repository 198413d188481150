// `ContactTemplate`: the page /contact: the form as a notebook, and where the studio is.
export { type ContactData, ContactTemplate, type ContactTemplateProps } from './ContactTemplate.tsx';
