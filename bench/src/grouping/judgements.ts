import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

type Pair = readonly [string, string];

/** What a person has decided after reading the cards, which are named by the beginnings of their titles. */
interface Judged {
  /** By name of a group in lower case: the cards that belong to it, and those that do not. */
  readonly groups: Readonly<
    Record<string, { readonly belong: readonly string[]; readonly strange: readonly string[] }>
  >;
  readonly related: readonly Pair[];
  readonly unrelated: readonly Pair[];
}

/** How a card is named in judgements. */
export const cardKey = (title: string): string => title.replace(/\s+/g, ' ').slice(0, 48).trim();

const pairKey = (a: string, b: string): string => [cardKey(a), cardKey(b)].sort().join('\n');

/** The judgements of a person. */
export class Judgements {
  readonly #groups = new Map<string, boolean>();
  readonly #pairs = new Map<string, boolean>();

  static async read(file: string): Promise<Judgements> {
    return new Judgements(JSON.parse(await readFile(file, 'utf8')) as Judged);
  }

  private constructor({ groups, related, unrelated }: Judged) {
    for (const [name, { belong, strange }] of Object.entries(groups)) {
      for (const card of belong) this.#groups.set(`${name}\n${card}`, true);
      for (const card of strange) this.#groups.set(`${name}\n${card}`, false);
    }
    for (const [a, b] of related) this.#pairs.set(pairKey(a, b), true);
    for (const [a, b] of unrelated) this.#pairs.set(pairKey(a, b), false);
  }

  /** Whether a card belongs to the name of a group; undefined if nobody has judged it. */
  belongs(name: string, title: string): boolean | undefined {
    return this.#groups.get(`${name.toLowerCase()}\n${cardKey(title)}`);
  }

  /** Whether two cards are about the same; undefined if nobody has judged it. */
  areRelated(a: string, b: string): boolean | undefined {
    return this.#pairs.get(pairKey(a, b));
  }
}

/** Some of the pairs, each once, always the same ones of the same pairs. */
export function sampleOf(pairs: readonly Pair[], count: number): Pair[] {
  const once = new Map(pairs.map((one) => [pairKey(...one), one]));
  const place = (key: string) => createHash('sha256').update(key).digest('hex');
  return [...once]
    .sort(([a], [b]) => place(a).localeCompare(place(b), 'en'))
    .slice(0, count)
    .map(([, one]) => one);
}
