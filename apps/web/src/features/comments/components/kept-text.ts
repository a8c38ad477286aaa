import { ownStorage } from '../../../lib/browser/index.ts';
import type { Subject } from '../api/comments.ts';
import { joined, readTyped, type Typed } from '../rules/typed.rules.ts';

const keyOf = (name: string): string => `foreglow.comment-text.${name}`;

/** The names under which typed text is stored on this device until it is sent. */
export const keptNames = {
  comment: ({ subjectType, subjectSlug }: Subject): string => `${subjectType}.${subjectSlug}`,
  /** `thread`: slug of the first comment of the thread. */
  reply: (thread: string): string => thread,
  /** `comment`: slug of the comment that is edited. */
  change: (comment: string): string => `edit.${comment}`,
} as const;

/** The text that was typed but not sent. */
export const keptText = (name: string): Typed | undefined => readTyped(ownStorage.read(keyOf(name)));

/** Stores the text; undefined removes it. */
export const keepText = (name: string, typed: Typed | undefined): void =>
  ownStorage.write(keyOf(name), typed ? JSON.stringify(typed) : null);

/** Appends text typed elsewhere to the text stored under a name. Returns false if nothing was typed. */
export function moveText(from: string, to: string): boolean {
  const typed = keptText(from);
  if (!typed) return false;
  keepText(from, undefined);
  keepText(to, joined(keptText(to), typed));
  return true;
}
