import { firstRings, firstRingsIn } from '@foreglow/contract/radars/types';
import type { Words } from '#platform/languages/words.ts';
import { nameKey } from '#platform/words/source-names.rules.ts';
import type { PlacedBlip } from '../step-results.ts';
import type { GenerationEntries } from '../texts.ts';
import { ringYears, type Signs, signsOf } from './placement.rules.ts';
import { isSameStatement, type Quote, quoteOf, reasonOf } from './quotes.rules.ts';
import type { ReadCard } from './read-cards.rules.ts';

interface Scan {
  readonly cards: readonly ReadCard[];
  /** When the newest of all cards was made. */
  readonly newest: Date;
}

/** The sentences that there are in several forms, so that blips beside each other do not repeat them. */
type Varied = {
  [Key in keyof GenerationEntries]: Key extends `${infer Name}_1` ? Name : never;
}[keyof GenerationEntries];
const forms = [1, 2, 3] as const;

const shownAreas = 3;
/** A blip of this impact is drawn large. */
const large = 4;

/**
 * Why a blip is on the radar and at its position, as a note of two to four sentences, each of which can be checked: what
 * its most central card says, what the newest one adds or why it matters, and why it is in its ring; where it can be
 * told, what it affects or why it is large. `turn` is the number of the blip, which decides on the form of the
 * sentences.
 */
export function rationaleOf(blip: PlacedBlip, scan: Scan, words: Words<GenerationEntries>, turn: number): string {
  const byId = new Map(scan.cards.map((card) => [card.card.id, card]));
  const own = blip.cardIds.flatMap((id) => byId.get(id) ?? []);
  if (own.length === 0) return words.say('no_evidence');
  const note = new Note(own, words, turn);
  return [note.core(), note.more(), note.place(blip, signsOf(own, scan.newest)), note.reach(blip)]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

/** The sentences about some cards, most central first. */
class Note {
  readonly #own: readonly ReadCard[];
  readonly #words: Words<GenerationEntries>;
  readonly #turn: number;
  readonly #core: Quote | undefined;

  constructor(own: readonly ReadCard[], words: Words<GenerationEntries>, turn: number) {
    this.#own = own;
    this.#words = words;
    this.#turn = turn;
    this.#core = firstOf(own);
  }

  /** What the most central card says that can be quoted. */
  core(): string | undefined {
    return this.#core && this.#quoted(this.#isAlone ? 'one' : 'core', this.#core);
  }

  /** What a later card says, or else another one, if that is something else; or why the central card matters. */
  more(): string | undefined {
    const core = this.#core;
    if (!core) return undefined;
    const { createdAt } = core.card.card;
    const byDay = this.#own.toSorted((a, b) => b.card.createdAt.getTime() - a.card.createdAt.getTime());
    const latest = firstOf(byDay.slice(0, 1));
    if (latest && latest.card.card.createdAt > createdAt && !isSameStatement(latest, core)) {
      return this.#quoted('newest', latest);
    }
    const others = this.#own.flatMap((card) => quoteOf(card) ?? []).filter((quote) => !isSameStatement(quote, core));
    const [other = others[0]] = others.filter(({ card }) => card.source !== core.card.source);
    if (other) return this.#quoted('second', other);
    const text = reasonOf(core.card);
    return text === undefined || nameKey(text) === nameKey(core.text) ? undefined : this.#say('why', { text });
  }

  place({ ring }: PlacedBlip, signs: Signs): string {
    const words = this.#words;
    const { entries } = words;
    const written = (count: number) => entries.numbers[count] ?? count.toLocaleString(words.region);
    const [first = '', last = ''] = this.#firstAndLastDay();
    const { sources, year, nearYear } = signs;
    const evidence = words.say(first === last ? 'evidence_of_day' : 'evidence_since', {
      cards: words.count('cards', this.#own.length, written(this.#own.length)),
      sources: sources === 0 ? words.say('no_sources') : words.count('sources', sources, written(sources)),
      date: first,
    });
    const why = reasonForRing(ring, signs);
    const named = firstRingsIn(words.language);
    const [nearer = ''] = named;
    const values = {
      ring: named[firstRings.indexOf(ring)] ?? ring,
      nearer,
      year: (why === 'near' ? nearYear : year) ?? '',
      evidence,
    };
    return capitalised(this.#say(this.#isAlone ? `only_${why}` : why, values, Math.floor(this.#turn / forms.length)));
  }

  /** What it may affect, or else the areas that make it large. */
  reach({ impacts, impact }: PlacedBlip): string | undefined {
    if (impacts.length > 0) return this.#say('impacts', { impacts: this.#listOf(impacts) });
    const tags = this.#own.flatMap(({ card }) => card.tags);
    const counts = Map.groupBy(tags, (tag) => tag);
    const areas = [...counts].sort(([, a], [, b]) => b.length - a.length).map(([tag]) => tag);
    if (impact < large || areas.length < 2) return undefined;
    return this.#say('large', { areas: this.#listOf(areas.slice(0, shownAreas)) });
  }

  get #isAlone(): boolean {
    return this.#own.length === 1;
  }

  #quoted(name: 'core' | 'one' | 'newest' | 'second', { card, text }: Quote): string {
    const date = this.#day(card.card.createdAt);
    const { source } = card;
    const from = source === null ? this.#words.say('from_day', { date }) : this.#words.say('from_source', { source });
    return this.#say(name, { from, date, text });
  }

  /** A sentence in the form of the turn, or in another one by `shift`, so that not the same forms always go together. */
  #say(name: Varied, values: Readonly<Record<string, string | number>>, shift = 0): string {
    return this.#words.say(`${name}_${forms[(this.#turn + shift) % forms.length] ?? 1}`, values);
  }

  #firstAndLastDay(): string[] {
    const days = this.#own.map(({ card }) => card.createdAt.getTime());
    return [Math.min(...days), Math.max(...days)].map((day) => this.#day(new Date(day)));
  }

  #day(day: Date): string {
    return day.toLocaleDateString(this.#words.region, { dateStyle: 'long', timeZone: 'UTC' });
  }

  #listOf(items: readonly string[]): string {
    return new Intl.ListFormat(this.#words.region, { type: 'conjunction' }).format(items);
  }
}

/** What the first card says that can be quoted. */
const firstOf = (cards: readonly ReadCard[]): Quote | undefined =>
  cards.map(quoteOf).find((quote) => quote !== undefined);

const capitalised = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);

/** What decided on the ring of a blip. */
function reasonForRing(ring: string, { year, yearsAhead, nearYear }: Signs) {
  const [now, next] = firstRings;
  if (year !== null && yearsAhead >= ringYears.next) return 'year';
  if (ring === now) return 'now';
  return ring === next ? (nearYear !== null ? 'near' : 'next') : 'later';
}
