export { firstNames } from './first-names.rules.ts';
export { plainText, previewOf } from './plain-text.rules.ts';
