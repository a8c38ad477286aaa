import { type CardText, cutTo, type MarkdownText, markdownTexts, placesOf, searchable } from '@foreglow/contract';
import { hitsIn, type SearchedText } from './hits.rules.ts';
import { cut, plainText, previewLetters, previewOf } from './plain-text.rules.ts';
import { sentenceEnd } from './sentences.rules.ts';

type Words = Pick<CardText, 'subtitle' | MarkdownText>;

/** The length of an excerpt in letters; every card has space for it. */
const surelySeen = 44;

/** The maximum number of letters before a hit, if its sentence begins earlier. */
const lead = 20;

/** The length of Markdown that is read at once, and how far on the next part begins where no paragraph ends. */
const part = { length: 2000, step: 1500 };

/**
 * The part of a card's text that a list shows: its first words. If these do not contain the hit of a search, it is the
 * sentence around the first hit in its subtitle or its longer texts.
 */
export function excerptOf(card: Words, searched: SearchedText | undefined): string {
  const usual = previewOf(card);
  if (!searched || (firstHit(usual, searched)?.end ?? Number.POSITIVE_INFINITY) <= surelySeen) return usual;
  const inSubtitle = card.subtitle ? cutAround(card.subtitle, searched) : undefined;
  if (inSubtitle) return inSubtitle;
  for (const name of markdownTexts) {
    const found = passageIn(card[name], searched);
    if (found) return found;
  }
  return usual;
}

const firstHit = (text: string, searched: SearchedText) => hitsIn(text, searched).next().value;

/** The sentence around the first hit in the visible text of some Markdown; undefined if there is none. */
function passageIn(markdown: string | null, searched: SearchedText): string | undefined {
  for (const passage of passagesOf(markdown ?? '')) {
    const text = plainText(passage, passage.length);
    const isHit = !placesOf(searchable(text), searched.term, searched.wholeWords).next().done;
    if (isHit) return cutAround(text, searched);
  }
  return undefined;
}

/** Parts of some Markdown that together contain all of it. Each begins with a paragraph, if they are not too long. */
function* passagesOf(markdown: string): Generator<string> {
  for (let start = 0; start < markdown.length; ) {
    const end = start + part.length;
    yield markdown.slice(start, end);
    const paragraph = end < markdown.length ? markdown.lastIndexOf('\n\n', end - 2) : markdown.length;
    start = paragraph > start ? paragraph + 2 : start + part.step;
  }
}

/** A text from the beginning of the sentence with the first hit, or from shortly before the hit. */
function cutAround(given: string, searched: SearchedText): string | undefined {
  const text = given.normalize('NFC');
  const hit = firstHit(text, searched);
  if (!hit) return undefined;
  const sentence = startOfSentence(text, hit.start);
  const isNear = hit.start - sentence <= lead;
  const start = isNear ? sentence : startOfWord(text, hit.start - lead, hit.start);
  return `${isNear ? '' : '…'}${cut(text.slice(start), previewLetters)}`;
}

/** The index at which the sentence that contains an index begins. */
function startOfSentence(text: string, at: number): number {
  let start = 0;
  for (const { index, 0: end } of text.matchAll(sentenceEnd)) {
    if (index + end.length > at) break;
    start = index + end.length;
  }
  return start;
}

/**
 * The first index between `from` and `to` at which a word begins; in scripts without spaces, the beginning of the
 * character at `from`.
 */
function startOfWord(text: string, from: number, to: number): number {
  const space = text.slice(from, to).search(/(?<=\s)\S/u);
  if (space >= 0) return from + space;
  return cutTo(text, from).length;
}
