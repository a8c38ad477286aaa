import type { CardAttributes } from '@foreglow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cardQuery } from '#features/cards/api/read-card.ts';
import { saveCard } from '#features/cards/api/save-card.ts';
import { type CardBase, type CardValues, valuesOf } from '#features/cards/rules/card-values.rules.ts';
import type { Drafted } from '#lib/drafts/use-draft.ts';
import { useEditor } from '#ui/editor/use-editor.ts';

/** How long a draft must stay unchanged before it is saved automatically. */
const autosaveMs = 1500;

const baseOf = (card: CardAttributes): CardBase => ({ values: valuesOf(card), updatedAt: card.updated_at });

interface Saving {
  readonly projectSlug: string;
  /** Slug of the card; absent for a new one. */
  readonly slug: string | undefined;
  readonly draft: Drafted<CardValues>;
  readonly uploading: boolean;
  readonly onSaved: (card: CardAttributes) => void;
}

/** The editor of a card, which saves unpublished cards automatically after a pause. */
export function useCardSaving({ projectSlug, slug, draft, uploading, onSaved }: Saving) {
  const client = useQueryClient();
  const { values, base, dirty, rebase } = draft;
  const running = useRef<Promise<CardAttributes | undefined>>(undefined);
  const [autosaved, setAutosaved] = useState<'idle' | 'saving' | 'saved'>('idle');
  // Observed, so that changes by others are noticed before they would be overwritten.
  const current = useQuery({ ...cardQuery(slug ?? ''), enabled: slug !== undefined }).data;

  const editor = useEditor<CardValues, CardAttributes>({
    draft,
    slug,
    waiting: uploading,
    current: current && baseOf(current),
    send: saveCard(client, projectSlug),
    read: (at) => client.fetchQuery({ ...cardQuery(at), staleTime: 0 }),
    baseOf,
    earlier: async () => (await running.current?.catch(() => undefined))?.updated_at,
    onSaved,
  });

  const autosave = useEffectEvent(async () => {
    if (running.current || values.title.trim() === '') return;
    setAutosaved('saving');
    running.current = editor.saveValues(values, base.updatedAt);
    try {
      const card = await running.current;
      // Tags and addresses are returned as they are saved; typed texts stay unchanged.
      if (card) rebase({ values, updatedAt: card.updated_at, slug: card.slug });
      setAutosaved('saved');
    } catch (failure) {
      // The draft stays on the device. A failure is shown when the user saves.
      await editor.takeConflict(failure);
      setAutosaved('idle');
    } finally {
      running.current = undefined;
    }
  });
  // A published card changes for everybody only when its author saves it, not while they type.
  const ready = dirty && !editor.busy && !editor.theirs && !values.public && (!base.updatedAt || !base.values.public);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values begin a new pause, and so does a new base, since a pause that ends during a save saves nothing
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => void autosave(), autosaveMs);
    return () => clearTimeout(timer);
  }, [values, ready, base]);

  return {
    ...editor,
    showNewer: autosaved === 'saving' ? undefined : editor.showNewer,
    /** Whether the draft on the server is up to date. */
    autosaved: dirty && autosaved === 'saved' ? 'idle' : autosaved,
  };
}
