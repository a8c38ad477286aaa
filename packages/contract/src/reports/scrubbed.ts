import { cutTo } from '../cut-to.ts';

/** The maximum number of letters of a message that are reported. */
const longest = 300;

/**
 * Patterns of texts that messages may repeat: people's own words, addresses, and secrets that give access. The first
 * matching pattern is used.
 */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, '[address]'],
  [/[^\s"'<>@]+@[^\s"'<>@]+/g, '[e-mail]'],
  [/"[^"]*"|“[^”]*”|„[^“]*“|‘[^’]*’|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'/gu, '[text]'],
  // Paths, including the names in them: only the first part of a path is a name from the product.
  [/(?<=(?:^|[\s(])\/[\w.-]+)\/[^\s"'<>)]+/g, '/…'],
  // Slugs end in a short random part; tokens and ids are longer.
  [/\b[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*-[a-z0-9]{7}\b/gu, '[slug]'],
  [/[\w-]{24,}/g, '[token]'],
];

/**
 * The message of an error in the form that may leave the installation: without quoted text, addresses, slugs and
 * tokens, at most 300 letters.
 */
export function scrubbed(message: string): string {
  let text = message.slice(0, 4 * longest);
  for (const [pattern, instead] of replacements) text = text.replace(pattern, instead);
  return text.length > longest ? `${cutTo(text, longest - 1)}…` : text;
}
