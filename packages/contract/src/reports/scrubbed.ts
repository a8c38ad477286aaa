/** At most this many letters of a message are reported. */
const longest = 300;

/** What messages may repeat of what people wrote, of addresses, or of what gives access; the first that fits is taken. */
const told: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, '[address]'],
  [/[^\s"'<>@]+@[^\s"'<>@]+/g, '[e-mail]'],
  [/"[^"]*"|“[^”]*”|„[^“]*“|‘[^’]*’|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'/gu, '[text]'],
  // Paths with what they name: only the first part is a name of ours.
  [/(?<=(?:^|[\s(])\/[\w.-]+)\/[^\s"'<>)]+/g, '/…'],
  // Slugs end in a short random part; tokens and ids are longer.
  [/\b[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*-[a-z0-9]{7}\b/gu, '[slug]'],
  [/[\w-]{24,}/g, '[token]'],
];

/**
 * The message of an error as it may leave the installation: without quoted text, addresses, slugs and tokens, at most
 * 300 letters.
 */
export function scrubbed(message: string): string {
  let text = message.slice(0, 4 * longest);
  for (const [pattern, instead] of told) text = text.replace(pattern, instead);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
