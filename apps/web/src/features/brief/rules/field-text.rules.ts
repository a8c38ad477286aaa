import type { BriefChange, BriefContent, BriefField } from '@foreglow/contract';

/** A field of a brief in the editor: a single text, with one domain per line. */
export const textOf = (brief: BriefContent, field: BriefField): string =>
  field === 'domains' ? brief.domains.join('\n') : (brief[field] ?? '');

/** The domains listed in a text. */
export const domainsOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The change that sets a field to a text; an empty text clears it. */
export const changeOf = (field: BriefField, text: string): BriefChange =>
  field === 'domains' ? { domains: domainsOf(text) } : { [field]: text.trim() === '' ? null : text };

/** Both texts of a field joined, to be edited further; undefined for fields with a single line. */
export function bothOf(field: BriefField, theirs: string, mine: string): string | undefined {
  if (field === 'challenge' || field === 'time_horizon') return undefined;
  if (field === 'domains') return withDomains(domainsOf(theirs), mine).join('\n');
  return [theirs, mine].filter(Boolean).join('\n\n');
}

/**
 * The domains followed by those in a typed or pasted text, one per line or separated by commas. Domains already listed
 * keep their place.
 */
export function withDomains(domains: readonly string[], typed: string): string[] {
  const known = new Set(domains.map((name) => name.toLowerCase()));
  const names = typed.split(/[\n,;]/).map((name) => name.replace(/\s+/g, ' ').trim());
  const added = names.filter((name) => {
    const key = name.toLowerCase();
    if (name === '' || known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...domains, ...added];
}

/** The domains after moving the one at `from` to `to`. */
export function withMoved(domains: readonly string[], from: number, to: number): string[] {
  const moved = [...domains];
  const [name] = moved.splice(from, 1);
  if (name !== undefined) moved.splice(to, 0, name);
  return moved;
}
