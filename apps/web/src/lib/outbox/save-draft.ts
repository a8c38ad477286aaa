import type { Base, Stamp } from '../drafts/drafts.rules.ts';
import type { Drafted } from '../drafts/use-draft.ts';
import { createOnce } from './create-once.ts';
import type { Entry } from './entry.ts';
import { isConflict, isGone } from './outcome.rules.ts';

/** Where values are saved: over something, based on a state of it, or as something new with a key. */
export type Target =
  | { readonly slug: string; readonly basedOn: string | undefined }
  | { readonly slug: undefined; readonly creationKey: string };

interface Changing<V, T, S extends Stamp> {
  readonly send: (basedOn: S | undefined) => Promise<T>;
  /** Reads the state that the server has now. */
  readonly read: () => Promise<Base<V, S>>;
}

/**
 * Saves values over the state `basedOn`. If the state that is in the way comes from the user's own request, whose answer
 * was lost, they are saved over it.
 */
export async function saveOver<V, T, S extends Stamp>(
  entry: Entry<V>,
  values: V,
  basedOn: S | undefined,
  { send, read }: Changing<V, T, S>,
): Promise<T> {
  try {
    return await entry.send(values, () => send(basedOn));
  } catch (failure) {
    const now = isConflict(failure) && entry.unanswered ? await read().catch(() => undefined) : undefined;
    if (now && entry.includes(now.values)) return entry.send(values, () => send(now.updatedAt));
    throw failure;
  }
}

interface Saved {
  readonly slug: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** How a kind of content is saved. */
export interface SavedBy<V, T> {
  /** Slug of what is edited; absent for something new. */
  readonly slug: string | undefined;
  readonly send: (target: Target, values: V) => Promise<T>;
  /** Reads what the server has now. */
  readonly read: (slug: string) => Promise<T>;
  readonly baseOf: (saved: T) => Base<V>;
}

/**
 * Saves values of a draft: over what is edited, or as something new. A new one that has been saved already is saved over
 * that, or anew if that was deleted meanwhile.
 */
export async function saveDraft<V, T extends Saved>(
  { entry, madeAs, rebase }: Pick<Drafted<V>, 'entry' | 'madeAs' | 'rebase'>,
  values: V,
  basedOn: string | undefined,
  { slug: edited, send, read, baseOf }: SavedBy<V, T>,
): Promise<T> {
  const slug = edited ?? madeAs();
  if (slug !== undefined) {
    try {
      return await saveOver(entry, values, basedOn, {
        send: (over) => send({ slug, basedOn: over }, values),
        read: async () => baseOf(await read(slug)),
      });
    } catch (failure) {
      if (edited !== undefined || !isGone(failure)) throw failure;
    }
  }
  return createOnce(entry, {
    values,
    valuesOf: (created: T) => baseOf(created).values,
    create: (creationKey) => send({ slug: undefined, creationKey }, values),
    change: (created, base) => {
      rebase({ ...base, slug: created.slug });
      return send({ slug: created.slug, basedOn: base.updatedAt }, values);
    },
  });
}
