export { IdeaForm, type IdeaFormCopy, type IdeaFormProps } from './IdeaForm.tsx';
