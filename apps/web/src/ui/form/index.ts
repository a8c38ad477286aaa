export { Form, FormActions, FormFailure, FormSection } from './form.tsx';
