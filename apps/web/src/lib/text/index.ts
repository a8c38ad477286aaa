export { plainText, previewOf } from './plain-text.rules.ts';
