export { RichTextField } from './editor/rich-text-field.tsx';
export { LazyProse } from './lazy-prose.tsx';
