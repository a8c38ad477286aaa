import type { Comment } from './comment.ts';

/** The period in which the same text of the same person in the same place counts as sent twice. */
const repeatMs = 60_000;

interface Said {
  readonly authorId: number;
  readonly parentId: number | null;
  readonly text: string;
}

/** The existing comment, if it is sent again because no answer came, or from a second window. */
export function repeated(existing: readonly Comment[], said: Said, now: Date): Comment | undefined {
  return existing.find(
    ({ author, parentId, text, isDeleted, createdAt }) =>
      author.id === said.authorId &&
      parentId === said.parentId &&
      text === said.text &&
      !isDeleted &&
      now.getTime() - createdAt.getTime() < repeatMs,
  );
}
