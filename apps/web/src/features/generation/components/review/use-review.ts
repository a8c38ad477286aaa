import type { EvidenceCard, GenerationAttributes } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signedIn } from '#features/auth/api/session.ts';
import {
  type BlipChange,
  type Draft,
  inverseOf,
  mergedChanges,
  withChanges,
} from '#features/generation/rules/review.rules.ts';
import { useStore } from '#lib/browser/store.ts';
import { errorText } from '#lib/http/error-text.ts';
import { notify } from '#ui/toast/notify.ts';
import { reviewOutboxOf } from './review-outbox.ts';

/**
 * Reviews a draft. A decision is shown immediately and saved soon after, and the user can undo their last decisions.
 */
export function useReview(instance: GenerationAttributes, saved: Draft) {
  const { t } = useTranslation('generation');
  const client = useQueryClient();
  const user = signedIn(client)?.id ?? '';
  const [outbox] = useState(() =>
    reviewOutboxOf({
      client,
      projectSlug: instance.project.slug,
      slug: instance.slug,
      user,
      isSignedIn: () => signedIn(client)?.id === user,
      onDropped: (error) => notify.error(t('decisionDropped'), { description: errorText(error) }),
    }),
  );
  const { entries, failed } = useStore(outbox.waiting);
  const cards = useKnownCards(saved);
  const [past, setPast] = useState<readonly (readonly BlipChange[])[]>([]);
  const draft = useMemo(() => withChanges(saved, mergedChanges([], entries.flat()), cards), [saved, entries, cards]);
  useEffect(() => () => outbox.sendNow(), [outbox]);

  return {
    draft,
    change(changes: readonly BlipChange[]): void {
      if (changes.length === 0) return;
      setPast((steps) => [...steps, inverseOf(draft, changes)]);
      outbox.push(changes);
    },
    canUndo: past.length > 0,
    /** Undoes the last step. Returns the id of the first blip that it changes. */
    undo(): string | undefined {
      const changes = past.at(-1);
      if (!changes) return undefined;
      setPast((steps) => steps.slice(0, -1));
      outbox.push(changes);
      return changes[0]?.id;
    },
    saving: entries.length === 0 ? 'saved' : failed ? 'failed' : 'saving',
    saveNow: outbox.sendNow,
    saved: outbox.saved,
  } as const;
}

export type ReviewState = ReturnType<typeof useReview>;

/** All cards that the draft has ever referred to, so that a card removed from a blip can be put back. */
function useKnownCards({ blips }: Draft): ReadonlyMap<string, EvidenceCard> {
  const known = useRef<ReadonlyMap<string, EvidenceCard>>(new Map());
  return useMemo(() => {
    const named = blips.flatMap(({ cards }) => cards.map((card) => [card.slug, card] as const));
    known.current = new Map([...known.current, ...named]);
    return known.current;
  }, [blips]);
}
