import { cutTo } from '@foreglow/contract/cut-to';
import { areAlike, ofReports } from '#platform/words/subject-phrases.rules.ts';
import { type DistinctivePhrase, type PhraseCounts, withoutRepeats } from './distinctive-phrases.rules.ts';
import type { ReadCard } from './read-cards.rules.ts';
import type { Topic } from './topics.rules.ts';

/** The number of characters that fit next to a blip. */
const longest = 70;
const fewestWords = 3;
/** The share of a topic's cards that must contain a phrase for it to be added to a name. */
const companionShare = 0.4;
const companions = 2;

/** A phrase as a label. A name alone is not specific, so phrases that its cards have in common are appended. */
export function topicLabel({ phrase, cards }: Topic, distinctive: readonly DistinctivePhrase[]): string {
  if (phrase.words > 1) {
    const { shown } = phrase;
    return capitalised(ofReports.test(phrase.key) ? shown.slice(0, shown.lastIndexOf(' ')) : shown);
  }
  // The end of a longer name: «Korea» in cards on South Korea.
  const whole = distinctive.find(
    ({ key, words, cards: having }) => words === 2 && key.endsWith(` ${phrase.key}`) && having * 2 > cards.length,
  );
  const label = capitalised((whole ?? phrase).shown);
  const beside = distinctive.filter(
    ({ key, words, cards: having }) =>
      words < 3 &&
      having >= Math.max(2, cards.length * companionShare) &&
      !key.split(' ').some((word) => (whole ?? phrase).key.split(' ').some((own) => areAlike(word, own))) &&
      cards.some(({ inTitle }) => inTitle.has(key)),
  );
  const written = withoutRepeats(beside, companions).map(({ shown }) => shown);
  return written.length > 0 ? `${label}: ${written.join(', ')}` : label;
}

/** The number of cards that must contain an -ing word for it to count as known. */
const knownBy = 3;

/**
 * Whether a label names something: more than one word, and not the beginning of a sentence such as «Defying the
 * headwinds». An -ing word that several cards contain, such as housing, is accepted.
 */
export function isSubject(label: string, counts: PhraseCounts): boolean {
  const [first = '', ...others] = label.split(' ');
  if (others.length === 0) return false;
  const word = first.toLowerCase();
  return !/^\p{L}{3,}ing$/u.test(word) || (counts.get(word) ?? 0) >= knownBy;
}

/** The title of the first legible card, shortened; the cards must be ordered by how central they are. */
export const fallbackLabel = (cards: readonly ReadCard[]): string =>
  cards.map(({ title }) => shortened(title)).find((label) => isLegible.test(label)) ?? '';

/** Has no characters that were lost when a text was decoded. */
export const isLegible = /^[^\ufffd\u0080-\u009f]+$/u;

/**
 * A title as a label: without quotation marks around it and punctuation at its end, cut at the end of its first clause
 * or, if that is too long, before a preposition or between words.
 */
export function shortened(title: string): string {
  const whole = bare(title.replace(rubric, ''));
  if (whole.length <= longest && !clause.test(whole)) return capitalised(whole);
  const heads = [...whole.matchAll(new RegExp(clause, 'gu'))].map(({ index }) => bare(whole.slice(0, index)));
  const head = heads.find((part) => wordsIn(part) >= fewestWords && part.length <= longest);
  if (head) return capitalised(head);
  if (whole.length <= longest) return capitalised(whole);
  const cut = whole.slice(0, longest + 1);
  const joints = [...cut.matchAll(joint)].map(({ index }) => bare(cut.slice(0, index)));
  const part = joints.findLast((one) => wordsIn(one) >= fewestWords && one.length >= longest * 0.4);
  return capitalised(part ?? bare(cutTo(cut, Math.max(cut.lastIndexOf(' '), 0) || longest)));
}

/** Labels that pages put before their title. */
const rubric =
  /^\s*(?:guest post|opinion|analysis|exclusive|explainer|interview|podcast|video|watch|live|comment|gastbeitrag|meinung|analyse|kommentar)\s*[:|–—-]\s+/i;
/** Where a clause of a title ends. */
const clause = /\s[-–—|]\s|[:;]\s|,\s/u;
/** The words before which a title can be cut. */
const joint =
  /\s(?=(?:with|for|in|on|as|by|from|after|amid|while|over|under|at|to|and|but|that|which|who|because|before|during|through|via|für|mit|in|im|auf|als|von|vom|nach|über|unter|bei|zu|zum|zur|und|aber|der|die|das|weil|vor|während|durch)\s)/giu;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const bare = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'“”„«»‘’‚*_#>-]+|[\s"'“”„«»‘’‚*_.,;:!?…–—|-]+$/gu, '')
    .trim();

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
