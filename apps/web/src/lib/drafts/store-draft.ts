import type { Base } from './drafts.rules.ts';
import { isGone } from './editing.rules.ts';
import { makeOnce } from './make-once.ts';
import type { Drafted } from './use-draft.ts';

/** Where a draft is stored: over something, based on a state of it, or as something new with a key. */
export type Target =
  | { readonly slug: string; readonly basedOn: string | undefined }
  | { readonly slug: undefined; readonly creationKey: string };

interface Stored {
  readonly slug: string;
  readonly created_at: string;
  readonly updated_at: string;
}

interface StoringDraft<V, T> {
  readonly draft: Pick<Drafted<V>, 'sent' | 'rebase'>;
  /** Slug of what is edited; absent for something new. */
  readonly slug: string | undefined;
  /** A new one may have been stored while it was being written: as what. */
  readonly madeAs: string | undefined;
  readonly values: V;
  readonly basedOn: string | undefined;
  readonly same: (a: V, b: V) => boolean;
  readonly valuesOf: (stored: T) => V;
  readonly store: (target: Target) => Promise<T>;
}

/**
 * Stores a draft: over `slug`, which is edited, or as something new. A new one that has been stored already is stored
 * over that, or anew if that was deleted meanwhile.
 */
export async function storeDraft<V, T extends Stored>(storing: StoringDraft<V, T>): Promise<T> {
  const { slug, madeAs, basedOn, draft, store } = storing;
  const target = slug ?? madeAs;
  if (target !== undefined) {
    try {
      return await store({ slug: target, basedOn });
    } catch (failure) {
      if (slug !== undefined || !isGone(failure)) throw failure;
    }
  }
  const { values, same, valuesOf } = storing;
  return makeOnce({
    sent: draft.sent,
    values,
    same,
    valuesOf,
    make: (creationKey) => store({ slug: undefined, creationKey }),
    change: (made, base: Base<V>) => {
      draft.rebase({ ...base, slug: made.slug });
      return store({ slug: made.slug, basedOn: base.updatedAt });
    },
  });
}
