import { ApiError } from '../http/api-error.ts';
import { fieldOf } from '../http/field-errors.ts';
import { isGone } from '../outbox/outcome.rules.ts';
import type { Base, Stamp } from './drafts.rules.ts';

/** Whether others have saved something different since the base was read. */
export function isNewer<V, S extends Stamp>(
  current: Base<V, S> | undefined,
  base: Base<V, S>,
  same: (a: V, b: V) => boolean,
): boolean {
  if (current?.updatedAt === undefined || base.updatedAt === undefined) return false;
  return current.updatedAt > base.updatedAt && !same(current.values, base.values);
}

/** The facts that decide whether a key press saves. */
export interface EditorKeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  /** False if the key press comes from a dialog of the editor, which is outside it in the document. */
  readonly inside: boolean;
}

/**
 * Ctrl+Enter or ⌘+Enter in a field of the editor saves. Rich text prevents the default action of that key, a new line,
 * so a prevented default does not mean that the field uses the key. A field that does stops the event.
 */
export const isSaveKey = ({ key, ctrlKey, metaKey, inside }: EditorKeyPress): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && inside;

/** Whether leaving an editor needs a confirmation. A change of the search in the address alone does not. */
export const asksBeforeLeaving = (unsaved: boolean, fromPath: string, toPath: string): boolean =>
  unsaved && fromPath !== toPath;

/**
 * Why saving failed. `fields`: the errors are shown at the fields. `gone`: what was to be changed no longer exists.
 */
export function failureOf(error: unknown): 'fields' | 'offline' | 'gone' | 'other' {
  if (!(error instanceof ApiError)) return 'other';
  if (error.errors.some(({ pointer }) => fieldOf(pointer))) return 'fields';
  if (error.status === 0) return 'offline';
  return isGone(error) ? 'gone' : 'other';
}
