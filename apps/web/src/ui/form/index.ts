export { Form, FormActions, FormFailure, FormSection } from './form.tsx';
export { FormSkeleton } from './form-skeleton.tsx';
