import type { NewBlip } from './radar-edit.rules.ts';
import { sectorChooser } from './sector-chooser.rules.ts';

interface Card {
  readonly slug: string;
  readonly title: string;
}

interface Wanted {
  /** One blip that has all the cards behind it, or one for each card. */
  readonly together: boolean;
  /** Empty: chosen by the title of each card, see `sectorChooser`. */
  readonly domain: string;
  readonly ring: string;
}

interface Radar {
  readonly domains: readonly string[];
  readonly blips: readonly { readonly domain: string }[];
}

/** New blips from cards. The label is the title of the card; with several cards, that of the first. */
export function blipsOfCards(cards: readonly Card[], { together, domain, ring }: Wanted, radar: Radar): NewBlip[] {
  const sectorFor = sectorChooser(radar);
  const groups = together ? [cards] : cards.map((card) => [card]);
  return groups.flatMap((group): NewBlip[] => {
    const [first] = group;
    if (!first) return [];
    const text = group.map(({ title }) => title).join(' ');
    return [
      {
        label: first.title,
        domain: domain || sectorFor({ text, tags: [] }).domain,
        ring,
        card_slugs: group.map(({ slug }) => slug),
      },
    ];
  });
}
