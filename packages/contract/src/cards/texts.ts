import { limits } from '../limits.ts';

/** A text of a card that people write. */
interface TextDescription {
  /** Decides what is accepted, how the text is read from a file, and with what it is edited. */
  readonly holds: 'line' | 'markdown' | 'address' | 'day' | 'language';
  /** The most characters. */
  readonly maxLength: number;
  /** Whether every card has it. */
  readonly required?: true;
  /** Whether search looks at it. */
  readonly searched: boolean;
  /** Whether every list has it. Others are read only for lists that ask for them, since each takes time in every row. */
  readonly listed: boolean;
  /** `words`: a part of what the card says. `facts`: about the card, shown beside its words and after its tags. */
  readonly part: 'words' | 'facts';
  /**
   * What happens to it when its card is merged into another, which has priority. `filled`: it is used if that card has
   * none. `appended`: the same, and otherwise it is added to the description. `dropped`: it is not used.
   */
  readonly merged: 'dropped' | 'filled' | 'appended';
  /** The width of its column in exported tables, in characters. */
  readonly width: number;
}

/**
 * The texts of a card, in the order in which they are shown. What is stored, searched, listed, compared, merged,
 * imported, exported and edited is derived from this table, on both sides.
 */
export const cardTexts = {
  title: {
    holds: 'line',
    maxLength: limits.titleLength,
    required: true,
    searched: true,
    listed: true,
    part: 'words',
    merged: 'dropped',
    width: 48,
  },
  subtitle: {
    holds: 'line',
    maxLength: limits.subtitleLength,
    searched: true,
    listed: true,
    part: 'words',
    merged: 'appended',
    width: 32,
  },
  description: {
    holds: 'markdown',
    maxLength: limits.textLength,
    searched: true,
    listed: false,
    part: 'words',
    merged: 'appended',
    width: 60,
  },
  /** Why the signal matters. */
  relevance: {
    holds: 'markdown',
    maxLength: limits.textLength,
    searched: true,
    listed: false,
    part: 'words',
    merged: 'appended',
    width: 48,
  },
  source_url: {
    holds: 'address',
    maxLength: limits.urlLength,
    searched: false,
    listed: false,
    part: 'facts',
    merged: 'appended',
    width: 36,
  },
  /** The site, newspaper or house that published the source. */
  publisher: {
    holds: 'line',
    maxLength: limits.publisherLength,
    searched: true,
    listed: false,
    part: 'facts',
    merged: 'appended',
    width: 24,
  },
  /** Who wrote the source. */
  author: {
    holds: 'line',
    maxLength: limits.authorLength,
    searched: true,
    listed: false,
    part: 'facts',
    merged: 'appended',
    width: 24,
  },
  /** The day on which the source was published: `YYYY-MM-DD`. */
  published_on: {
    holds: 'day',
    maxLength: 10,
    searched: false,
    listed: false,
    part: 'facts',
    merged: 'appended',
    width: 13,
  },
  /** The code of the language of the source, such as `en`. */
  language: {
    holds: 'language',
    maxLength: 3,
    searched: false,
    listed: false,
    part: 'facts',
    merged: 'filled',
    width: 10,
  },
} as const satisfies Record<string, TextDescription>;

type Texts = typeof cardTexts;
export type CardTextName = keyof Texts;

/** The texts with one of the values of a property. */
type TextsWith<P extends keyof TextDescription, V> = {
  [N in CardTextName]: Texts[N][P & keyof Texts[N]] extends V ? N : never;
}[CardTextName];

/** The texts of a card as they are stored: null where there is none. */
export type CardText = { readonly [N in CardTextName]: N extends 'title' ? string : string | null };
export type SearchedText = TextsWith<'searched', true>;
export type UnlistedText = TextsWith<'listed', false>;
export type MarkdownText = TextsWith<'holds', 'markdown'>;

export const cardTextNames = Object.keys(cardTexts) as CardTextName[];

/** The texts with a value of a property, in the order of the table. */
export const textsWith = <P extends keyof TextDescription, V extends TextDescription[P]>(property: P, value: V) =>
  cardTextNames.filter((name): name is TextsWith<P, V> => (cardTexts[name] as TextDescription)[property] === value);

/** The texts that are Markdown, of which search looks at what is read. */
export const markdownTexts: readonly MarkdownText[] = textsWith('holds', 'markdown');

/** A value for every text. */
export const forCardTexts = <T>(of: (name: CardTextName, text: TextDescription) => T): Record<CardTextName, T> =>
  Object.fromEntries(cardTextNames.map((name) => [name, of(name, cardTexts[name])])) as Record<CardTextName, T>;

/** The texts of a card, one by one. The title must not be null. */
export const cardTextOf = (of: (name: CardTextName) => string | null): CardText => forCardTexts(of) as CardText;
