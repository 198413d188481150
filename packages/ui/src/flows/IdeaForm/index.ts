// `IdeaForm`: the form on the home page for an idea in two lines.
// A flow is a form or a dialog with a state machine.
export { IdeaForm, type IdeaFormCopy, type IdeaFormProps } from './IdeaForm.tsx';
