import { type GenerationReview, nameKey } from '@foreglow/contract';
import { Problem, type ProblemItem } from '#platform/http/problem.ts';
import type { StoredBlip, StoredDraft } from './generation.ts';

type Reviewed = GenerationReview['blips'][number];

/**
 * The draft after a review: decisions and changes are merged into its blips, which keep their order. Throws the 422
 * problem with a pointer to every blip, sector, ring, impact and card that does not exist. `cards`: the ids of published
 * cards of the project, by slug.
 */
export function reviewDraft(
  draft: StoredDraft,
  { blips }: GenerationReview,
  cards: ReadonlyMap<string, number>,
): StoredDraft {
  const faults: ProblemItem[] = [];
  const changed = new Map(draft.blips.map((blip) => [blip.id, blip]));
  for (const [at, review] of blips.entries()) {
    const pointer = `/data/attributes/blips/${at}`;
    const fault = (path: string, detail: string) =>
      faults.push({ code: 'invalid_attribute', detail, source: { pointer: `${pointer}/${path}` } });
    const blip = changed.get(review.id);
    if (blip) changed.set(review.id, reviewed(blip, review, draft, cards, fault));
    else fault('id', 'The draft has no such blip.');
  }
  const [first, ...rest] = faults;
  if (first) throw new Problem([first, ...rest]);
  return { ...draft, blips: draft.blips.map((blip) => changed.get(blip.id) ?? blip) };
}

function reviewed(
  blip: StoredBlip,
  { id: _, decision, card_slugs, domain, ring, impacts, ...given }: Reviewed,
  draft: StoredDraft,
  cards: ReadonlyMap<string, number>,
  fault: (path: string, detail: string) => void,
): StoredBlip {
  const known = (names: readonly string[], name: string, path: string, detail: string): string => {
    const spelled = names.find((one) => nameKey(one) === nameKey(name));
    if (spelled === undefined) fault(path, detail);
    return spelled ?? name;
  };
  const edits: Partial<StoredBlip> = {
    ...given,
    ...(given.rationale !== undefined && { rationale: given.rationale?.trim() || null }),
    ...(domain !== undefined && { domain: known(draft.domains, domain, 'domain', 'The draft has no such sector.') }),
    ...(ring !== undefined && { ring: known(draft.rings, ring, 'ring', 'The draft has no such ring.') }),
    ...(impacts && {
      impacts: [
        ...new Set(
          impacts.map((name, at) => known(draft.impacts, name, `impacts/${at}`, 'The draft has no such impact.')),
        ),
      ],
    }),
    ...(card_slugs && {
      cardIds: [...new Set(card_slugs)].flatMap((slug, at) => {
        const cardId = cards.get(slug);
        if (cardId === undefined) fault(`card_slugs/${at}`, 'The project has no such published card.');
        return cardId ?? [];
      }),
    }),
  };
  const merged: StoredBlip = { ...blip, ...edits };
  const isEdited = blip.edited || JSON.stringify(merged) !== JSON.stringify(blip);
  return { ...merged, edited: isEdited, decision: decision ?? blip.decision };
}

/** The slugs of all cards named in a review. */
export const slugsIn = ({ blips }: GenerationReview): string[] => [
  ...new Set(blips.flatMap(({ card_slugs = [] }) => card_slugs)),
];
