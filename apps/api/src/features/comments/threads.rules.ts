import type { Comment } from './comment.ts';

export interface Thread {
  readonly first: Comment;
  readonly replies: readonly Comment[];
}

/** Comments as threads, in order of creation. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const replies = new Map<number, Comment[]>();
  for (const comment of comments) {
    if (comment.parentId !== null) replies.set(comment.parentId, [...(replies.get(comment.parentId) ?? []), comment]);
  }
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((first) => ({ first, replies: replies.get(first.id) ?? [] }));
}
