import type { ImportReason } from '@foreglow/contract';
import type { CardKeys } from '../cards/duplicate.rules.ts';
import type { KnownCards } from '../cards/known-cards.read-model.ts';
import type { ReadRow } from './rows.rules.ts';

/** Where the same key was found: in a card of the project, or in an earlier row of the file. */
interface Place {
  readonly card_slug: string | null;
  readonly row: number | null;
}

/** The first places of the keys, by key. */
interface Places {
  readonly addresses: Map<string, Place>;
  readonly titles: Map<string, Place>;
}

/**
 * Finds the rows that repeat a card of the project or an earlier row: the same address, or the same title. Highlights
 * repeat an earlier row only if they also have the same text.
 */
export class DuplicateFinder {
  readonly #cards: Places;
  readonly #rows: Places = { addresses: new Map(), titles: new Map() };
  readonly #areHighlights: boolean;

  constructor(known: KnownCards, areHighlights: boolean) {
    this.#areHighlights = areHighlights;
    const places = (cards: ReadonlyMap<string, string>) =>
      new Map([...cards].map(([key, card_slug]): [string, Place] => [key, { card_slug, row: null }]));
    this.#cards = { addresses: places(known.byAddress), titles: places(known.byTitle) };
  }

  /**
   * The reasons why a row is a duplicate: the card it repeats and the earlier row it repeats; `[]` if there are none.
   * The row is remembered for later ones. A row without a card has no keys.
   */
  find({ row, card }: ReadRow, keys: CardKeys | undefined): ImportReason[] {
    if (!card || !keys) return [];
    const text = this.#areHighlights ? `\n${card.description ?? ''}` : '';
    const inFile = { title: keys.title + text, address: keys.address === null ? null : keys.address + text };
    const pairs = [
      [this.#cards, keys],
      [this.#rows, inFile],
    ] as const;
    const reasons = pairs.flatMap(([{ addresses, titles }, { title, address }]): ImportReason[] => {
      const sameAddress = address === null ? undefined : addresses.get(address);
      const sameTitle = titles.get(title);
      return [
        ...(sameAddress
          ? [{ code: 'duplicate_address', field: 'source_url', value: card.source_url, ...sameAddress } as const]
          : []),
        ...(sameTitle ? [{ code: 'duplicate_title', field: 'title', value: null, ...sameTitle } as const] : []),
      ];
    });
    const { title, address } = inFile;
    const here: Place = { card_slug: null, row };
    if (address !== null && !this.#rows.addresses.has(address)) this.#rows.addresses.set(address, here);
    if (!this.#rows.titles.has(title)) this.#rows.titles.set(title, here);
    return reasons;
  }
}
