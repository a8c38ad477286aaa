export { type ControlProps, Field } from './field.tsx';
export { PasswordField } from './password-field.tsx';
export { SelectField } from './select-field.tsx';
export { TextArea, TextField } from './text-field.tsx';
