import type texts from './locales/en.json';

export { Comments } from './components/lazy-comments.tsx';
export { commentSearch } from './rules/comment-search.rules.ts';

/** The texts of the feature, as English has them. */
export type CommentTexts = typeof texts;
