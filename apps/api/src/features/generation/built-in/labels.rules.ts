import type { ReadCard } from './read-cards.rules.ts';
import type { TellingPhrase } from './telling-phrases.rules.ts';

/** What fits beside a blip. */
const longest = 70;
const fewestWords = 3;
/** A phrase names a group if so many of its cards have it. */
const namingShare = 0.4;

/**
 * A short label for cards, the most central one first: a phrase of several words that enough of them have and one has in
 * its title; otherwise the title of the most central card, shortened. `taken`: labels that must not come again.
 */
export function labelOf(
  cards: readonly ReadCard[],
  telling: readonly TellingPhrase[],
  taken: ReadonlySet<string>,
): string {
  const phrases = telling.flatMap(({ key, words, cards: having }) => {
    const inTitle = cards.find((card) => card.inTitle.has(key))?.inTitle.get(key);
    const isEnough = words > 1 && having >= Math.max(2, cards.length * namingShare);
    return inTitle && isEnough ? [capitalised(inTitle.shown)] : [];
  });
  const titles = cards.map(({ title }) => shortened(title));
  return [...phrases, ...titles].find((label) => label !== '' && !taken.has(label.toLowerCase())) ?? '';
}

/**
 * A title as a label: without quotation marks around it and marks at its end, cut at the end of its first clause or, if
 * that is too long, before a preposition or between words.
 */
export function shortened(title: string): string {
  const whole = bare(title);
  if (whole.length <= longest && !clause.test(whole)) return capitalised(whole);
  const heads = [...whole.matchAll(new RegExp(clause, 'gu'))].map(({ index }) => bare(whole.slice(0, index)));
  const head = heads.find((part) => wordsIn(part) >= fewestWords && part.length <= longest);
  if (head) return capitalised(head);
  if (whole.length <= longest) return capitalised(whole);
  const cut = whole.slice(0, longest + 1);
  const joints = [...cut.matchAll(joint)].map(({ index }) => bare(cut.slice(0, index)));
  const part = joints.findLast((one) => wordsIn(one) >= fewestWords && one.length >= longest * 0.4);
  return capitalised(part ?? bare(cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || longest)));
}

/** Where a clause of a title ends. */
const clause = /\s[-–—|]\s|[:;]\s|,\s/u;
/** Before what a title can be cut. */
const joint =
  /\s(?=(?:with|for|in|on|as|by|from|after|amid|while|over|under|at|to|and|but|that|which|who|because|before|during|through|via|für|mit|in|im|auf|als|von|vom|nach|über|unter|bei|zu|zum|zur|und|aber|der|die|das|weil|vor|während|durch)\s)/giu;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const bare = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'“”„«»‘’‚*_#>-]+|[\s"'“”„«»‘’‚*_.,;:!?…–—|-]+$/gu, '')
    .trim();

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
