import { searchable, withNames } from '@foreglow/contract';
import { inPattern } from '#lib/text/in-pattern.rules.ts';

/** A person who can be mentioned. */
export interface Mentionable {
  readonly slug: string;
  readonly name: string;
}

/** The content of a comment field. */
export interface Typed {
  readonly text: string;
  /** The people picked from the list. Their names in the text are mentions. */
  readonly picked: readonly Mentionable[];
}

/** Reads the text kept on the device; undefined if it is missing or invalid. */
export function readTyped(kept: string | null): Typed | undefined {
  try {
    const { text, picked } = JSON.parse(kept ?? '') as Typed;
    return typeof text === 'string' && Array.isArray(picked) ? { text, picked } : undefined;
  } catch {
    return undefined;
  }
}

/** Appends one typed text to another. */
export const joined = (first: Typed | undefined, second: Typed): Typed =>
  first ? { text: `${first.text}\n\n${second.text}`, picked: [...first.picked, ...second.picked] } : second;

/**
 * What stays in the field after `sent` was saved: what was typed since. A change of a comment stays whole, as it is the
 * next change. Undefined if nothing was typed.
 */
export function leftAfter(sent: Typed, now: Typed, kind: 'new' | 'change'): Typed | undefined {
  const goesOn = kind === 'new' && now.text.startsWith(sent.text);
  const text = goesOn ? now.text.slice(sent.text.length).trimStart() : now.text;
  return now.text === sent.text || text === '' ? undefined : { ...now, text };
}

/**
 * A stored text as it appears in the field, with `@Anna` instead of `@[slug]`. If two people share a name, the second
 * keeps the slug.
 */
export function typedOf(stored: string, mentioned: readonly Mentionable[]): string {
  const known = new Map(distinct(mentioned).map(({ slug, name }) => [slug, name]));
  return withNames(stored, (slug) => known.get(slug) ?? `[${slug}]`);
}

/** A typed text in its stored form: the names of picked people become mentions. */
export function storedOf(typed: string, picked: readonly Mentionable[]): string {
  // Longer names first: "@Anna Berger" is not "@Anna" followed by a word.
  const longestFirst = [...distinct(picked)].sort((a, b) => b.name.length - a.name.length);
  return longestFirst.reduce((text, { slug, name }) => {
    const pattern = new RegExp(`@${inPattern(name)}(?![\\p{L}\\p{N}])`, 'gu');
    return text.replaceAll(pattern, `@[${slug}]`);
  }, typed);
}

/** The beginning of a name after an @ that the user is typing at `caret`; undefined if no mention is being typed. */
export function mentionAt(typed: string, caret: number): { from: number; term: string } | undefined {
  const [, before = '', term = ''] = /(^|[\s(])@([^\s@]{0,30}(?: [^\s@]{1,30})?)$/u.exec(typed.slice(0, caret)) ?? [];
  const from = caret - term.length - 1;
  return typed[from] === '@' && (from === 0 || before !== '') ? { from, term } : undefined;
}

/** The people whose name has a word that begins with the term. */
export function matching<P extends Mentionable>(people: readonly P[], term: string): P[] {
  const wanted = searchable(term);
  return people
    .filter(({ name }) => searchable(name).startsWith(wanted) || searchable(name).includes(` ${wanted}`))
    .slice(0, 8);
}

/** The text with the typed beginning of a name replaced by the person, and the new position of the caret. */
export function withPicked(
  typed: string,
  { from, term }: { readonly from: number; readonly term: string },
  person: Mentionable,
  picked: readonly Mentionable[],
): { text: string; caret: number } {
  const isTaken = picked.some(({ slug, name }) => name === person.name && slug !== person.slug);
  const words = isTaken ? `@[${person.slug}] ` : `@${person.name} `;
  const rest = typed.slice(from + 1 + term.length).replace(/^ /, '');
  return { text: typed.slice(0, from) + words + rest, caret: from + words.length };
}

/** People by name, each name once. */
function distinct(people: readonly Mentionable[]): Mentionable[] {
  const names = new Map<string, Mentionable>();
  for (const person of people) if (!names.has(person.name)) names.set(person.name, person);
  return [...names.values()];
}
