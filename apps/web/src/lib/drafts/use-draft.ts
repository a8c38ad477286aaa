import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Entry } from '../outbox/entry.ts';
import { DraftPlace, keepBeside, keptText } from './draft-place.ts';
import { type Base, type Draft, type DraftKind, keyOf, readDraft, type Stamp, writeDraft } from './drafts.rules.ts';
import { onPageLeft } from './on-page-left.ts';

const pauseMs = 250;

export interface Drafted<V, S extends Stamp = string> {
  readonly values: V;
  /** The saved values on which the typed ones are based. */
  readonly base: Base<V, S>;
  /** The values at this moment: the user may type on while a call is under way. */
  readonly current: () => V;
  readonly change: (part: Partial<V>) => void;
  /** Whether something differs from the state on the server. */
  readonly dirty: boolean;
  /** When the text found on this device was typed; undefined if none was found. */
  readonly foundFrom: number | undefined;
  /** Sets a new saved state. The typed values stay, or become `values`. */
  readonly rebase: (base: Base<V, S>, values?: V) => void;
  /** What a draft of something new is saved as at this moment; undefined if it is not. */
  readonly madeAs: () => string | undefined;
  /** What was sent and is not answered. It is kept on the device with the typed values. */
  readonly entry: Entry<V>;
  /** Resets to the saved values and removes the text from the device. */
  readonly discard: () => void;
}

/** Keeps text on this device for another editor, under the `name` of its draft. A draft that is there already stays. */
export const leaveDraft = <V>(kind: DraftKind<V>, name: string, draft: Draft<V>): void =>
  keepBeside(keyOf(kind, name), writeDraft(draft));

/** The draft kept on this device under `name`. */
export const findDraft = <V>(kind: DraftKind<V>, name: string): Draft<V, Stamp> | undefined =>
  readDraft(kind, keptText(keyOf(kind, name)));

/**
 * The values of an editor. They are kept on this device under `name` as the user types, so that nothing is lost when
 * the tab closes. Text found there is restored.
 */
export function useDraft<V, S extends Stamp = string>(
  kind: DraftKind<V>,
  name: string,
  saved: Base<V, S>,
): Drafted<V, S> {
  const [place] = useState(() => new DraftPlace(keyOf(kind, name)));
  const [found, setFound] = useState(() => readDraft<V, S>(kind, place.read()));
  const [base, setBase] = useState(found?.base ?? saved);
  const [values, setValues] = useState(found?.values ?? saved.values);
  const [entry] = useState(() => new Entry<V>(kind.same, found?.unanswered));
  const typed = useRef(values);
  const madeAs = useRef(base.slug);
  useLayoutEffect(() => {
    typed.current = values;
  });
  const dirty = !kind.same(values, base.values);
  const keepAs = (now: V, next: Base<V, S>) =>
    place.write(
      kind.same(now, next.values)
        ? null
        : writeDraft({ values: now, base: next, at: Date.now(), unanswered: entry.unanswered }),
    );
  const keep = () => keepAs(values, base);
  const latest = useRef(keep);
  const touched = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    latest.current = keep;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values are the reason to keep them
  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(() => latest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [values, base]);
  useEffect(() => {
    left.current = false;
    const keepNow = () => touched.current && latest.current();
    const stop = onPageLeft(keepNow);
    entry.onChange = () => {
      touched.current = true;
      if (!left.current) latest.current();
    };
    return () => {
      left.current = true;
      keepNow();
      stop();
    };
  }, [entry]);
  return {
    values,
    base,
    dirty,
    current: () => typed.current,
    foundFrom: found && dirty ? found.at : undefined,
    madeAs: () => madeAs.current,
    entry,
    change: (part) => {
      touched.current = true;
      setValues((now) => ({ ...now, ...part }));
    },
    rebase: (next, given) => {
      touched.current = true;
      setFound(undefined);
      setBase(next);
      madeAs.current = next.slug;
      if (given !== undefined) setValues(given);
      // A call may end after the editor was left, which keeps nothing any more. What was discarded stays so.
      if (!left.current || place.read() === null) return;
      keepAs(given ?? typed.current, next);
    },
    discard: () => {
      entry.clear();
      touched.current = false;
      place.write(null);
      setFound(undefined);
      // The latest saved state, since a draft may be saved while the user types.
      const last = found?.base === base ? saved : base;
      setBase(last);
      madeAs.current = last.slug;
      setValues(last.values);
    },
  };
}
