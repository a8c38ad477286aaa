import { storage } from '../../../lib/browser/index.ts';
import type { Subject } from '../api/comments.ts';
import { joined, readTyped, type Typed } from '../rules/typed.rules.ts';

const keyOf = (name: string): string => `foreglow.comment-text.${name}`;

/** The names under which what is typed is kept on this device until it is sent. */
export const keptNames = {
  comment: ({ subjectType, subjectSlug }: Subject): string => `${subjectType}.${subjectSlug}`,
  /** `thread`: slug of its first comment. */
  reply: (thread: string): string => thread,
  /** `comment`: slug of the one that is changed. */
  change: (comment: string): string => `edit.${comment}`,
} as const;

/** The text that was typed and not sent. */
export const keptText = (name: string): Typed | undefined => readTyped(storage.read(keyOf(name)));

/** Keeps it; undefined drops what was kept. */
export const keepText = (name: string, typed: Typed | undefined): void =>
  storage.write(keyOf(name), typed ? JSON.stringify(typed) : null);

/** Appends text typed elsewhere to the text kept under a name. False if there was none. */
export function moveText(from: string, to: string): boolean {
  const typed = keptText(from);
  if (!typed) return false;
  keepText(from, undefined);
  keepText(to, joined(keptText(to), typed));
  return true;
}
