import { createContext } from 'react';
import { DraftPlace, keptText } from '#lib/drafts/draft-place.ts';
import type { Subject } from '../api/comments.ts';
import { joined, readTyped, type Typed } from '../rules/typed.rules.ts';

const keyOf = (name: string): string => `foreglow.comment-text.${name}`;

/** The names under which typed text is kept on this device until it is saved. */
export const keptNames = {
  comment: ({ subjectType, subjectSlug }: Subject): string => `${subjectType}.${subjectSlug}`,
  /** `thread`: slug of the first comment of the thread. */
  reply: (thread: string): string => thread,
  /** `comment`: slug of the comment that is edited. */
  change: (comment: string): string => `edit.${comment}`,
} as const;

/** Whether a text that was typed under a name is kept on this device. */
export const isKept = (name: string): boolean => readTyped(keptText(keyOf(name))) !== undefined;

interface Field {
  readonly place: DraftPlace;
  typed: Typed | undefined;
}

/**
 * The texts typed in the fields of one section of comments. They are kept on this device until they are saved, beside
 * those that other tabs have typed in the same fields.
 */
export class KeptTexts {
  readonly #fields = new Map<string, Field>();

  /** Opens a field. Returns the text found for it. */
  open(name: string): Typed | undefined {
    const place = new DraftPlace(keyOf(name));
    const typed = readTyped(place.read());
    this.#fields.set(name, { place, typed });
    return typed;
  }

  /** Keeps the text of an open field; undefined removes it. */
  keep(name: string, typed: Typed | undefined): void {
    const field = this.#fields.get(name);
    if (!field) return;
    field.typed = typed;
    field.place.write(typed ? JSON.stringify(typed) : null);
  }

  /** Appends the text of a field to that of another. Returns false if nothing was typed, or the other is not open. */
  move(from: string, to: string): boolean {
    const typed = this.#fields.get(from)?.typed;
    const into = this.#fields.get(to);
    if (!typed || !into) return false;
    this.keep(from, undefined);
    this.keep(to, joined(into.typed, typed));
    return true;
  }
}

/** The texts of the section of comments that contains a field. */
export const KeptTextsContext = createContext(new KeptTexts());
