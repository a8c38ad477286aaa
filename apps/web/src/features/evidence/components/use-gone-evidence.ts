import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '#lib/callbacks/use-stable.ts';
import { placesIn } from '#lib/http/places-in.ts';
import { firstNames } from '#lib/text/first-names.rules.ts';
import type { Evidence, EvidenceKind } from '../rules/evidence.rules.ts';

/** The evidence in the values of an editor. */
type EvidenceValues = Readonly<Partial<Record<EvidenceKind, readonly Evidence[]>>>;

const attributes = { cards: 'card_slugs', insights: 'insight_slugs' } as const;

/**
 * Handles evidence that was deleted before the editor was saved. It is removed from the list and named in an error
 * there, so that saving again saves the rest. The keys of `errors` are attributes.
 */
export function useGoneEvidence(values: EvidenceValues, change: (part: EvidenceValues) => void) {
  const { t } = useTranslation('evidence');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const drop = useStable((error: unknown, sent: EvidenceValues) => {
    for (const kind of ['cards', 'insights'] as const) {
      const gone = placesIn(error, attributes[kind]).flatMap((place) => sent[kind]?.[place] ?? []);
      if (gone.length === 0) continue;
      const slugs = new Set(gone.map(({ slug }) => slug));
      change({ [kind]: values[kind]?.filter(({ slug }) => !slugs.has(slug)) });
      const which = firstNames(gone.map(({ title }) => title));
      setErrors((now) => ({ ...now, [attributes[kind]]: t(`gone_${kind}`, { count: gone.length, which }) }));
    }
  });
  return {
    errors,
    /** Wraps the call that saves the values of an editor. */
    saving: async <T>(sent: EvidenceValues, answer: Promise<T>): Promise<T> => {
      setErrors({});
      try {
        return await answer;
      } catch (error) {
        drop(error, sent);
        throw error;
      }
    },
  };
}
