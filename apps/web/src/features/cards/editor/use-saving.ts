import type { CardAttributes } from '@foreglow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Drafted } from '../../../lib/drafts/index.ts';
import { ApiError } from '../../../lib/http/index.ts';
import { cardQuery } from '../api/read-card.ts';
import { useSaveCard } from '../api/save-card.ts';
import { type CardBase, type CardValues, sameValues, valuesOf } from './card-values.rules.ts';

/** How long nobody types before a draft goes to the server by itself. */
const autosaveMs = 1500;

export type SaveState = 'idle' | 'saving' | 'saved';

const baseOf = (card: CardAttributes): CardBase => ({ values: valuesOf(card), updatedAt: card.updated_at });

/** Whether somebody else made something different of the card since it was read. */
const isNewer = (card: CardAttributes, base: CardBase): boolean =>
  card.updated_at > (base.updatedAt ?? '') && !sameValues(valuesOf(card), base.values);

interface Where {
  readonly projectSlug: string;
  /** Slug of the card; absent for one that is not stored yet. */
  readonly slug: string | undefined;
}

/**
 * Stores what is typed. Drafts go to the server by themselves after a pause; when somebody else stored the card in the
 * meantime, theirs is read and waits in `theirs` to be compared.
 */
export function useSaving(
  { projectSlug, slug }: Where,
  { values, base, dirty, rebase }: Drafted<CardValues>,
  hold: boolean,
) {
  const client = useQueryClient();
  const made = useRef(slug);
  const { mutateAsync } = useSaveCard(projectSlug);
  const running = useRef<Promise<unknown>>(undefined);
  const [quiet, setQuiet] = useState<SaveState>('idle');
  const [theirs, setTheirs] = useState<CardBase>();

  // Followed, so that one learns of others' changes before one saves over them.
  const stored = useQuery({ ...cardQuery(slug ?? ''), enabled: slug !== undefined }).data;
  const newer = stored && !theirs && !hold && quiet !== 'saving' && isNewer(stored, base) ? stored : undefined;

  const store = async (given: CardValues, basedOn: string | undefined): Promise<CardAttributes | undefined> => {
    try {
      const card = await mutateAsync({ slug: made.current, values: given, basedOn });
      made.current = card.slug;
      return card;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'edited_meanwhile' || !made.current) throw error;
      setTheirs(baseOf(await client.fetchQuery({ ...cardQuery(made.current), staleTime: 0 })));
      return undefined;
    }
  };

  // A published card changes for everybody when one says so, not while one types.
  const ready = dirty && !hold && !theirs && !values.public && (!base.updatedAt || !base.values.public);
  const autosave = useRef(async () => undefined as unknown);
  useEffect(() => {
    autosave.current = async () => {
      if (running.current || values.title.trim() === '') return;
      setQuiet('saving');
      running.current = store(values, base.updatedAt);
      try {
        const card = (await running.current) as CardAttributes | undefined;
        // Tags and addresses come back as they are stored; what is typed stays as it is.
        if (card) rebase({ values, updatedAt: card.updated_at });
        setQuiet(card ? 'saved' : 'idle');
      } catch {
        // It is kept on the device, and told when it is saved on purpose.
        setQuiet('idle');
      } finally {
        running.current = undefined;
      }
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values begin a new pause
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => void autosave.current(), autosaveMs);
    return () => clearTimeout(timer);
  }, [values, ready]);

  return {
    /** How the draft on the server is: for a quiet word beside the buttons. */
    quiet: dirty && quiet === 'saved' ? 'idle' : quiet,
    theirs,
    /** Puts what somebody else stored while one writes into `theirs`; undefined while nobody did. */
    showNewer: newer && (() => setTheirs(baseOf(newer))),
    /** The card that a draft was stored as by itself, if it was. */
    storedAs: () => made.current,
    /** Stores the values on purpose. Undefined: somebody else was faster, see `theirs`. */
    save: async (): Promise<CardAttributes | undefined> => {
      const before = (await running.current?.catch(() => undefined)) as CardAttributes | undefined;
      return store(values, before?.updated_at ?? base.updatedAt);
    },
    /** Goes on over what somebody else stored, with these values. */
    goOn: (next: CardValues | undefined) => {
      if (theirs && next) rebase(theirs, next);
      setTheirs(undefined);
    },
  };
}
