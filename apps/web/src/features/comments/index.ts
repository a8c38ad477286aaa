import type texts from './locales/en.json';

export { Comments } from './components/lazy-comments.tsx';
export { commentSearch } from './rules/comment-search.rules.ts';

/** The English texts of the feature. */
export type CommentTexts = typeof texts;
