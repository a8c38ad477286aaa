export { focusFault } from './focus-fault.ts';
export { useApiForm } from './use-api-form.ts';
export { orNull } from './values.rules.ts';
