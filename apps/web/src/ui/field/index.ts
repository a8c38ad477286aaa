export { Field, type ControlProps } from './field.tsx';
export { PasswordField } from './password-field.tsx';
export { TextArea, TextField } from './text-field.tsx';
