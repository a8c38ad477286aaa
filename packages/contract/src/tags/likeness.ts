import { tagKey } from './tag.ts';

/**
 * Which tags are nearly identical: they differ in case, accents, hyphens or spaces, in a simple ending of English or
 * German, or, in words of six letters and more, by one typing error inside the word.
 */

/** A name reduced to letters and digits; an umlaut in both of its usual spellings. */
function foldings(name: string): string[] {
  const whole = name.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss');
  const plain = whole.replace(between, '') || whole;
  const expanded = plain.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [...new Set([withoutMarks(plain), withoutMarks(expanded)])];
}

/** Characters between words that do not distinguish names. */
const between = /[\s\p{Pd}_/'’]+/gu;

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '') || text;

/** Endings of plurals and cases: the pattern, its replacement, and the minimum number of remaining letters. */
const endings: readonly (readonly [ending: RegExp, instead: string, left: number])[] = [
  [/ies$/, 'y', 3],
  [/(?<=(x|z|ch|sh|ss))es$/, '', 3],
  // Excludes words that only look like a plural: news, glass, virus, analysis.
  [/(?<!^new|[sui])s$/, '', 3],
  [/(?<=e)n$/, '', 5],
  [/en$/, '', 4],
  [/e$/, '', 5],
];

/** The German plural with an umlaut: Haus, Häuser. Treating the ending alone would equate "farm" and "farmer". */
const umlautPlural = /[äöü][^äöü]*er$/;

function stems(folded: string): string[] {
  return endings.flatMap(([ending, instead, left]) => {
    const stem = folded.replace(ending, instead);
    return stem !== folded && stem.length >= left ? [stem] : [];
  });
}

/** All forms of a name. Two names that share a form are nearly identical. */
function formsOf(name: string): Set<string> {
  const folded = foldings(name);
  const isUmlautPlural = umlautPlural.test(name.normalize('NFKC').toLowerCase());
  const umlautStems = isUmlautPlural ? folded.map((form) => form.slice(0, -2)) : [];
  return new Set([...folded, ...folded.flatMap(stems), ...umlautStems].filter(Boolean));
}

/** The minimum length of a name in which one typing error is tolerated. */
const typoLength = 6;

/**
 * The name without its inner letters, one at a time, each with the name itself: two names that differ by one error
 * share one.
 */
function typoKeys(folded: string): string[] {
  const letters = [...folded];
  if (letters.length < typoLength) return [];
  return letters.flatMap((letter, at) =>
    at > 0 && !isDigit(letter) ? [[...letters.slice(0, at), ...letters.slice(at + 1)].join('')] : [],
  );
}

const isDigit = (letter: string | undefined): boolean => letter !== undefined && /\p{N}/u.test(letter);

/**
 * True when two folded names differ by one letter that is missing, added, exchanged, or swapped with its neighbour: not
 * the first or last letter, which usually make another word, and not a digit.
 */
function oneTypoApart(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  if (Math.min(a.length, b.length) < typoLength || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  if (start === 0 || end === 0) return false;
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if ([...inA, ...inB].some(isDigit)) return false;
  if (inA.length <= 1 && inB.length <= 1) return true;
  return inA.length === 2 && inB.length === 2 && inA[0] === inB[1] && inA[1] === inB[0];
}

interface ComparedName {
  readonly forms: ReadonlySet<string>;
  readonly folded: readonly string[];
}

const comparedName = (name: string): ComparedName => ({ forms: formsOf(name), folded: foldings(name) });

const near = (a: ComparedName, b: ComparedName): boolean =>
  [...a.forms].some((form) => b.forms.has(form)) ||
  a.folded.some((one) => b.folded.some((other) => oneTypoApart(one, other)));

/** True for the names of two tags that are nearly identical. */
export const nearlyIdentical = (one: string, other: string): boolean => near(comparedName(one), comparedName(other));

/** The tags that a new tag with this name would be nearly identical to; none if a tag has exactly this name. */
export function alikeTo<T extends { readonly name: string }>(name: string, named: readonly T[]): T[] {
  if (named.some((other) => tagKey(other.name) === tagKey(name))) return [];
  const compared = comparedName(name);
  return named.filter((other) => near(comparedName(other.name), compared));
}

/**
 * Finds groups of two and more nearly identical things, which are added one by one. The first of a group is the one that
 * was added first, and every other one is nearly identical to it, so that similarity does not chain.
 */
export class NearlyIdenticalGroups<T extends { readonly name: string }> {
  readonly #groups: { readonly compared: ComparedName; readonly members: T[] }[] = [];
  /**
   * The groups by the keys of their first names: only names that share a key are compared, which are a form of the name,
   * and the name with a letter left out.
   */
  readonly #byKey = new Map<string, number[]>();

  add(item: T): void {
    const compared = comparedName(item.name);
    const keys = new Set([...compared.forms, ...compared.folded.flatMap(typoKeys)]);
    const candidates = [...new Set([...keys].flatMap((key) => this.#byKey.get(key) ?? []))].sort((a, b) => a - b);
    const group = candidates.flatMap((at) => this.#groups[at] ?? []).find((other) => near(other.compared, compared));
    if (group) {
      group.members.push(item);
      return;
    }
    for (const key of keys) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), this.#groups.length]);
    this.#groups.push({ compared, members: [item] });
  }

  /** The groups in the order in which their first items were added. */
  found(): T[][] {
    return this.#groups.flatMap(({ members }) => (members.length > 1 ? [members] : []));
  }
}
