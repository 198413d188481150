// `IdeaForm`: the form on the home page for an idea in two lines.
export { IdeaForm, type IdeaFormCopy, type IdeaFormProps } from './IdeaForm.tsx';
