// `Field`: asks for one value: a line, a longer text, one of a few options, one of many, a password.
// A component is a control or another small part of a page.
export {
  CharacterCounter,
  type CharacterCounterCopy,
  type CharacterCounterProps,
} from './CharacterCounter.tsx';
export { FieldError, type FieldProps, fieldVariants } from './Field.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
export { Select, type SelectProps } from './Select.tsx';
export { TextArea, type TextAreaProps, textAreaRows } from './TextArea.tsx';
export { TextField, type TextFieldProps, textFieldTypes } from './TextField.tsx';
