import { cutText } from '#platform/text/cut-text.ts';
import { unmarked } from '#platform/text/unmarked.rules.ts';
import { nameKey } from '#platform/words/source-names.rules.ts';
import { tokensOf } from '#platform/words/tokens.rules.ts';
import { isLegible } from './labels.rules.ts';
import type { ReadCard } from './read-cards.rules.ts';

/** A sentence that a card says, and the card. */
export interface Quote {
  readonly card: ReadCard;
  readonly text: string;
}

const length = { shortest: 30, longest: 220 };
/** Pages begin with menus and captions: a sentence that has fewer words of the title is not about it. */
const sharedWithTitle = 2;
/** Two quotes say the same if they share more than this of the words of the shorter one. */
const sameShare = 0.6;

/** The first sentence of a card's description that is about its title, or else the title; undefined if illegible. */
export function quoteOf(card: ReadCard): Quote | undefined {
  const { title } = card;
  const ofTitle = wordsIn(title);
  const isAbout = (sentence: string) =>
    sharedBy(wordsIn(sentence), ofTitle) >= Math.min(sharedWithTitle, ofTitle.size) && !isHeadline(sentence, title);
  const text = sentencesOf(card.card.description).find(isAbout) ?? plain(title);
  return text !== '' && isLegible.test(text) ? { card, text: ended(cutText(text, length.longest)) } : undefined;
}

/** What a card says about why it matters, if that is a sentence. */
export function reasonOf({ card }: ReadCard): string | undefined {
  const [first] = sentencesOf(card.relevance);
  return first && cutText(first, length.longest);
}

export function isSameStatement(one: Quote, other: Quote): boolean {
  const [a, b] = [wordsIn(one.text), wordsIn(other.text)];
  return one.card === other.card || sharedBy(a, b) > Math.min(a.size, b.size) * sameShare;
}

/** A page often repeats its title before its text, followed by the name of the site. */
const isHeadline = (sentence: string, title: string): boolean => nameKey(sentence).startsWith(nameKey(title));

const wordsIn = (text: string): Set<string> => new Set(tokensOf(text).flatMap((token) => token?.key ?? []));

const sharedBy = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((word) => others.has(word)).length;

/**
 * Legible sentences of a line each, with a capital at their beginning and a mark at their end. What has none is a
 * heading, a caption, a menu or a part of a sentence.
 */
function sentencesOf(text: string | null): string[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const found: string[] = [];
    let sentence = '';
    for (const part of plain(line).split(boundary)) {
      sentence = sentence === '' ? part : `${sentence} ${part}`;
      if (sentence.length < length.shortest || abbreviation.test(sentence)) continue;
      if (beginning.test(sentence) && end.test(sentence) && isLegible.test(sentence)) found.push(sentence);
      sentence = '';
    }
    return found;
  });
}

const boundary = /(?<=[.!?…]["”’»)]?)\s+(?=["“„‘«(]?[\p{Lu}\p{N}])|(?<=[。！？])/u;
const beginning = /^[(‘]?[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;
const end = /[.!?…。！？]["”’»)]?$/u;
/** «U.S.», «Inc.» and «Jan.» end no sentence. */
const abbreviation =
  /(?:^|[\s(.])(?:\p{Lu}|[A-Z]?[a-z]|Mr|Mrs|Ms|Dr|Prof|St|Inc|Ltd|Co|Corp|vs|No|Nr|ca|bzw|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Okt|Nov|Dec|Dez)\.$/u;

/** A line of Markdown as text that reads the same as Markdown, without addresses and quotation marks. */
const plain = (text: string): string =>
  unmarked(
    text
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
      .replace(/["“”„«»]/g, ''),
  );

const ended = (text: string): string => (end.test(text) ? text : `${text}.`);
