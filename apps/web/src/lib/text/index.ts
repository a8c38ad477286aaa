export { excerptOf } from './excerpt.rules.ts';
export { firstNames } from './first-names.rules.ts';
export { piecesOf, type SearchedText } from './hits.rules.ts';
export { languageOf } from './language-of.rules.ts';
export { plainText, previewOf } from './plain-text.rules.ts';
export { withSameName } from './same-names.rules.ts';
