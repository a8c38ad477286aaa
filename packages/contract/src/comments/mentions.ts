import { type KindWith, kindsWith } from '../kinds/kinds.ts';

/** What can be commented on. */
export type CommentSubject = KindWith<'commentable'>;
export const commentSubjects = kindsWith('commentable');

const mention = /@\[([a-z0-9][a-z0-9-]{0,99})\]/g;

/** Slugs of the people a text mentions, as `@[slug]`, each once. */
export const mentionsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(mention)].map(([, slug]) => slug ?? '')),
];

/** A piece of a comment: words, or a person who is mentioned. */
export type CommentPiece = { readonly words: string } | { readonly mention: string };

/** A text split at its mentions. */
export function commentPieces(text: string): CommentPiece[] {
  const pieces = text.split(mention).map((piece, at) => (at % 2 === 0 ? { words: piece } : { mention: piece }));
  return pieces.filter((piece) => 'mention' in piece || piece.words !== '');
}

/** A text with the slugs of its mentions replaced. */
export const withMentions = (text: string, slugOf: (slug: string) => string): string =>
  text.replace(mention, (_, slug: string) => `@[${slugOf(slug)}]`);

/** A text with mentions replaced by names. */
export const withNames = (text: string, nameOf: (slug: string) => string): string =>
  commentPieces(text)
    .map((piece) => ('words' in piece ? piece.words : `@${nameOf(piece.mention)}`))
    .join('');
