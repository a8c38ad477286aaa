export { Field } from './field.tsx';
export { PasswordField } from './password-field.tsx';
export { SelectField } from './select-field.tsx';
export { TextField } from './text-field.tsx';
