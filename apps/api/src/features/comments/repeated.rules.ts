import type { Comment } from './comment.ts';

/** The period in which an identical text by the same person in the same place counts as sent twice. */
const repeatMs = 60_000;

interface NewComment {
  readonly authorId: number;
  readonly parentId: number | null;
  readonly text: string;
}

/**
 * The existing comment, if this one is a repetition because no answer arrived, or because it was sent from a second
 * window.
 */
export function repeated(existing: readonly Comment[], comment: NewComment, now: Date): Comment | undefined {
  return existing.find(
    ({ author, parentId, text, isDeleted, createdAt }) =>
      author.id === comment.authorId &&
      parentId === comment.parentId &&
      text === comment.text &&
      !isDeleted &&
      now.getTime() - createdAt.getTime() < repeatMs,
  );
}
