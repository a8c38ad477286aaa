import { type CardText, cardTextOf, cardTexts, textsWith } from '@foreglow/contract';
import { addressKey } from './address-key.rules.ts';

/**
 * The texts of a card that another one was merged into: empty ones are taken from the other card, and differing ones
 * are appended to the description under the other card's title.
 */
export function mergedText(from: CardText, into: CardText): CardText {
  const appended = textsWith('merged', 'appended');
  const merged = cardTextOf((name) => into[name] ?? (cardTexts[name].merged === 'dropped' ? null : from[name]));
  const words = textsWith('part', 'words').map((name) => merged[name]);
  const added = appended.flatMap((name) => {
    const text = from[name];
    const { holds, part } = cardTexts[name];
    const isAddress = holds === 'address';
    if (text === null || (isAddress && addressKey(text) === addressKey(merged[name]))) return [];
    const shown = isAddress ? linkTo(text) : part === 'facts' ? asMarkdown(text) : text;
    const isThere = [...words, merged[name]].some((other) => other !== null && folded(other).includes(folded(shown)));
    return isThere ? [] : { shown, part };
  });
  if (added.length === 0) return merged;
  const of = (part: 'words' | 'facts') => added.filter((one) => one.part === part).map(({ shown }) => shown);
  const section = [`### ${asMarkdown(from.title)}`, ...of('words'), of('facts').join(', ')]
    .filter(Boolean)
    .join('\n\n');
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
