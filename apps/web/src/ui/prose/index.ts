export { RichTextField } from './editor/rich-text-field.tsx';
export { WordsFields } from './editor/words-fields.tsx';
export { LazyProse } from './lazy-prose.tsx';
