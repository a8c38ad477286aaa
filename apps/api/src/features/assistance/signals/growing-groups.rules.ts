import { isGeneric } from '#platform/words/generic-words.ts';
import { areAlike } from '#platform/words/subject-phrases.rules.ts';
import type { PatternCard } from './pattern-card.ts';
import { type Phrase, phrasesOfCard } from './shared-phrases.rules.ts';
import { withoutSources } from './without-sources.rules.ts';

/** Cards that share a phrase, and how many of them are recent. */
interface Group {
  readonly cards: readonly PatternCard[];
  readonly recent: number;
}

/** A card is recent if it was added at most this many days before the newest card. */
export const recentDays = 30;
const dayMs = 86_400_000;
const smallestGroup = 3;
/**
 * A group with a larger share of the cards is their subject rather than a pattern among them; one of too many cards is
 * vague.
 */
const largest = { share: 0.6, cards: 20 };
/** A phrase of several words is more specific than a single word. */
const severalWords = 1.5;

/**
 * Groups of cards that share a phrase. At least two cards have it in their titles, and each card shares another phrase
 * with some card of the group, since a single word is often shared by chance. Groups with a higher share of recent
 * cards come first. A card is in one group only. Generic words and words of the question form no groups.
 */
export function growingGroups(cards: readonly PatternCard[], asked: ReadonlySet<string> = new Set()): Group[] {
  const read = withoutSources(cards);
  const texts = cards.map((card) => phrasesOfCard(read(card)));
  const titled = titledPhrases(texts.map(({ inTitle }) => inTitle));
  const having = new Map<string, number[]>();
  texts.forEach(({ all }, at) => {
    for (const key of all.keys()) if (titled.has(key)) having.set(key, [...(having.get(key) ?? []), at]);
  });
  const newest = Math.max(...cards.map(({ createdAt }) => createdAt.getTime()));
  const isRecent = (at: number) => newest - (cards[at]?.createdAt.getTime() ?? 0) <= recentDays * dayMs;
  const usual = cards.filter((_, at) => isRecent(at)).length / Math.max(1, cards.length);
  const maxCards = Math.min(largest.cards, cards.length * largest.share);
  const candidates = [...having].flatMap(([key, all]) => {
    const found = titled.get(key);
    if (!found || found.titles < 2 || found.words.every((word) => asked.has(word) || isGeneric(word))) return [];
    const weight = found.words.length > 1 ? severalWords : 1;
    return [{ all: all.length > maxCards ? [] : sharingMore(found, all, texts, titled), weight }];
  });
  const taken = new Set<number>();
  const groups: Group[] = [];
  for (;;) {
    const [best] = candidates
      .map(({ all, weight }) => {
        const free = all.filter((at) => !taken.has(at));
        const recent = free.filter(isRecent).length;
        const growth = (recent + 1) / (free.length * usual + 1);
        return { free, recent, score: free.length * growth * weight };
      })
      .filter(({ free }) => free.length >= smallestGroup)
      .sort((a, b) => b.score - a.score);
    if (!best) return groups;
    for (const at of best.free) taken.add(at);
    groups.push({ recent: best.recent, cards: best.free.flatMap((at) => cards[at] ?? []) });
  }
}

interface Titled extends Phrase {
  titles: number;
}

/** The phrases of titles, except those made of generic words only, and the number of titles with each phrase. */
function titledPhrases(titles: readonly ReadonlyMap<string, Phrase>[]): Map<string, Titled> {
  const found = new Map<string, Titled>();
  for (const [key, phrase] of titles.flatMap((title) => [...title])) {
    const known = found.get(key);
    if (known) known.titles += 1;
    else if (phrase.words.some((word) => !isGeneric(word))) found.set(key, { ...phrase, titles: 1 });
  }
  return found;
}

/** The cards with a phrase that also share another phrase, without a word of the first, with some of the others. */
function sharingMore(
  { words }: Phrase,
  all: readonly number[],
  texts: readonly { readonly all: ReadonlyMap<string, Phrase> }[],
  titled: ReadonlyMap<string, Phrase>,
): number[] {
  const further = all.map((at) =>
    [...(texts[at]?.all ?? [])].flatMap(([key, other]) => {
      const isOther = !other.words.some((word) => words.some((own) => areAlike(own, word)));
      return titled.has(key) && isOther ? [key] : [];
    }),
  );
  const counts = new Map<string, number>();
  for (const key of further.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return all.filter((_, at) => further[at]?.some((key) => (counts.get(key) ?? 0) > 1));
}
