import type { ImportReason } from '@foreglow/contract';
import type { CardKeys, KnownCards } from '../cards/index.ts';
import type { ReadRow } from './rows.rules.ts';

/** Where something of the same key stands: in a card of the project, or in an earlier row of the file. */
export interface Place {
  readonly card_slug: string | null;
  readonly row: number | null;
}

/** Finds the rows that repeat a card of the project or an earlier row: the same address, or the same title. */
export class DuplicateFinder {
  readonly #addresses: Map<string, Place>;
  readonly #titles: Map<string, Place>;

  constructor(known: KnownCards) {
    const places = (cards: ReadonlyMap<string, string>) =>
      new Map([...cards].map(([key, card_slug]): [string, Place] => [key, { card_slug, row: null }]));
    this.#addresses = places(known.byAddress);
    this.#titles = places(known.byTitle);
  }

  /** What a row repeats; nothing: `[]`. The row is remembered for those that follow. One without a card has no keys. */
  look({ row, card }: ReadRow, keys: CardKeys | undefined): ImportReason[] {
    if (!card || !keys) return [];
    const { title, address } = keys;
    const here: Place = { card_slug: null, row };
    const sameAddress = address === null ? undefined : this.#addresses.get(address);
    const sameTitle = this.#titles.get(title);
    if (address !== null && !sameAddress) this.#addresses.set(address, here);
    if (!sameTitle) this.#titles.set(title, here);
    const reasons: ImportReason[] = [];
    if (sameAddress)
      reasons.push({ code: 'duplicate_address', field: 'source_url', value: card.source_url, ...sameAddress });
    if (sameTitle) reasons.push({ code: 'duplicate_title', field: 'title', value: null, ...sameTitle });
    return reasons;
  }
}
