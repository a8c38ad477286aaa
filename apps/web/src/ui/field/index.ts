export { Field, FieldError } from './field.tsx';
export { HeadingField } from './heading-field.tsx';
export { LongLineField } from './long-line-field.tsx';
export { PasswordField } from './password-field.tsx';
export { SelectField } from './select-field.tsx';
export { TextAreaField } from './text-area-field.tsx';
export { TextField } from './text-field.tsx';
