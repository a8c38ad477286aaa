import type { Comment } from './comment.ts';

/** So long the same words of somebody in the same place are taken for one comment that was sent twice. */
const repeatMs = 60_000;

interface Said {
  readonly authorId: number;
  readonly parentId: number | null;
  readonly text: string;
}

/** The comment that was said already, where somebody sends it again because no answer came, or from a second window. */
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
