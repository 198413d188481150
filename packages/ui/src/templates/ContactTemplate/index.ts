// `ContactTemplate`: the page /contact: the form as a notebook, and where the studio is.
// A template is a whole page, which gets its content as props.
export { type ContactData, ContactTemplate, type ContactTemplateProps } from './ContactTemplate.tsx';
