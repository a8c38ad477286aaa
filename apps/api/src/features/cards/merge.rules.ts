import { addressKey } from './address-key.rules.ts';
import type { CardText } from './card-text.rules.ts';

/**
 * The texts of a card that another one was merged into: empty fields are taken from the other card, and differing texts
 * are appended to the description under the other card's title.
 */
export function mergedText(from: CardText, into: CardText): CardText {
  const merged = {
    title: into.title,
    subtitle: into.subtitle ?? from.subtitle,
    description: into.description ?? from.description,
    relevance: into.relevance ?? from.relevance,
    source_url: into.source_url ?? from.source_url,
  };
  const isOtherSource = addressKey(from.source_url) !== addressKey(merged.source_url);
  const otherSource = from.source_url !== null && isOtherSource ? linkTo(from.source_url) : null;
  const texts = [merged.title, merged.subtitle, merged.description, merged.relevance].filter((text) => text !== null);
  const added = [from.subtitle, from.description, from.relevance, otherSource].filter(
    (text): text is string => text !== null && !texts.some((other) => folded(other).includes(folded(text))),
  );
  if (added.length === 0) return merged;
  const section = [`### ${asMarkdown(from.title)}`, ...added].join('\n\n');
  return { ...merged, description: merged.description === null ? section : `${merged.description}\n\n${section}` };
}

/** Texts are compared ignoring white space and case. */
const folded = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** A Markdown link that shows its address. */
function linkTo(address: string): string {
  const target = address.replace(/[()<>\s\\]/g, (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `[${asMarkdown(new URL(address).host)}](${target})`;
}

/** Escapes plain text, so that Markdown shows it unchanged. */
const asMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~!]/g, '\\$&');
