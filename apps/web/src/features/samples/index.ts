export { useCreateSample } from './api/create-sample.ts';
