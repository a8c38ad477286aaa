import type { NewBlip } from './radar-edit.rules.ts';
import { sectorChooser } from './sector-chooser.rules.ts';

interface Card {
  readonly slug: string;
  readonly title: string;
}

interface Wanted {
  /** Whether all cards become a single blip; otherwise each card becomes one. */
  readonly together: boolean;
  /** The sector; empty: chosen by the title of each card, see `sectorChooser`. */
  readonly sector: string;
  readonly ring: string;
}

interface Radar {
  readonly domains: readonly string[];
  readonly blips: readonly { readonly domain: string }[];
}

/** Creates blips from cards. The label is the title of the card, or of the first of several cards. */
export function blipsOfCards(cards: readonly Card[], { together, sector, ring }: Wanted, radar: Radar): NewBlip[] {
  const sectorFor = sectorChooser(radar);
  const groups = together ? [cards] : cards.map((card) => [card]);
  return groups.flatMap((group): NewBlip[] => {
    const [first] = group;
    if (!first) return [];
    const text = group.map(({ title }) => title).join(' ');
    return [
      {
        label: first.title,
        domain: sector || sectorFor({ text, tags: [] }).name,
        ring,
        card_slugs: group.map(({ slug }) => slug),
      },
    ];
  });
}
