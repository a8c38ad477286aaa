import type { CommentThread } from '@foreglow/contract';

/** The slugs of the comments that can be replied to or changed. */
export interface Places {
  readonly threads: readonly string[];
  readonly comments: readonly string[];
}

export function placesOf(threads: readonly CommentThread[]): Places {
  const all = threads.flatMap((thread) => [thread, ...thread.replies]);
  return {
    threads: threads.map(({ slug }) => slug),
    comments: all.filter(({ text }) => text !== null).map(({ slug }) => slug),
  };
}

/** The comments that have been deleted since. */
export const goneFrom = (before: Places, now: Places): Places => ({
  threads: before.threads.filter((slug) => !now.threads.includes(slug)),
  comments: before.comments.filter((slug) => !now.comments.includes(slug)),
});
