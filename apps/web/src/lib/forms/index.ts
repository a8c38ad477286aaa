export { focusFault } from './control-of.ts';
export { useApiForm } from './use-api-form.ts';
export { orNull } from './values.rules.ts';
