import { originsOf, type RichText, searchable, searchTerm, type WikiBlock, type WikiHit } from '@foreglow/contract';
import { cutTo } from '@foreglow/contract/cut-to';
import { everyBlock, isHeading, textOf } from './block-tree.rules.ts';
import type { SourcePage } from './wiki-source.ts';

const maxHits = 20;
const maxHitsOfPage = 4;
const excerptLength = 140;

/** A part of a page: the content before its first heading, or under one of its headings. */
interface Section {
  readonly heading: string | null;
  readonly anchor: string | null;
  readonly text: string;
}

interface Ranked {
  readonly hit: WikiHit;
  readonly rank: number;
}

/**
 * The places that contain every word of the search, best first: words in the title of a page count most, then words in
 * a heading. A page whose title contains all of them is found as a whole.
 */
export function searchPages(pages: readonly SourcePage[], search: string): readonly WikiHit[] {
  const words = [...new Set(searchTerm(search).split(/\s+/).filter(Boolean))];
  if (words.length === 0) return [];
  return pages
    .flatMap((page) => hitsOf(page, words).slice(0, maxHitsOfPage))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, maxHits)
    .map(({ hit }) => hit);
}

function hitsOf(page: SourcePage, words: readonly string[]): readonly Ranked[] {
  const { slug, title, icon } = page;
  const inTitle = countIn(title, words);
  const found = sectionsOf(page.blocks).flatMap(({ heading, anchor, text }): Ranked[] => {
    const inHeading = countIn(heading ?? '', words);
    const isFound =
      countIn(`${title}\n${heading ?? ''}\n${text}`, words) === words.length && inHeading + countIn(text, words) > 0;
    const excerpt = excerptOf(text, words);
    return isFound ? [{ hit: { slug, title, icon, heading, anchor, excerpt }, rank: 4 * inTitle + 2 * inHeading }] : [];
  });
  const isWhole = inTitle === words.length && !found.some(({ hit }) => hit.anchor === null);
  const whole = { slug, title, icon, heading: null, anchor: null, excerpt: '' };
  return [...(isWhole ? [{ hit: whole, rank: 4 * inTitle + 1 }] : []), ...found].sort(
    (one, other) => other.rank - one.rank,
  );
}

const countIn = (text: string, words: readonly string[]): number => {
  const folded = searchable(text);
  return words.filter((word) => folded.includes(word)).length;
};

function sectionsOf(blocks: readonly WikiBlock[]): readonly Section[] {
  const sections: { heading: string | null; anchor: string | null; parts: string[] }[] = [
    { heading: null, anchor: null, parts: [] },
  ];
  for (const block of everyBlock(blocks)) {
    if (isHeading(block)) sections.push({ heading: textOf(block.rich_text), anchor: block.anchor, parts: [] });
    else sections.at(-1)?.parts.push(...textsOf(block).map(textOf));
  }
  return sections.map(({ parts, ...section }) => ({ ...section, text: parts.filter(Boolean).join(' ') }));
}

/** The texts that a block shows, apart from those of its child blocks. */
function textsOf(block: WikiBlock): readonly RichText[] {
  if ('rich_text' in block) return [block.rich_text];
  if (block.type === 'image') return [block.caption];
  return block.type === 'video' ? [block.video.caption] : [];
}

/** The part of a text around the first of the words, cut between words. */
export function excerptOf(text: string, words: readonly string[]): string {
  const composed = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (composed.length <= excerptLength) return composed;
  const folded = searchable(composed);
  const origins = originsOf(composed);
  const places = words
    .map((word) => folded.indexOf(word))
    .filter((at) => at >= 0)
    .map((at) => origins?.[at]?.start ?? at);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const from = first < 60 ? 0 : composed.lastIndexOf(' ', first - 30) + 1;
  const cut = cutTo(composed.slice(from), excerptLength);
  const isEnd = from + excerptLength >= composed.length;
  const lastSpace = cut.lastIndexOf(' ');
  const kept = isEnd || lastSpace < excerptLength / 2 ? cut : cut.slice(0, lastSpace);
  return `${from > 0 ? '…' : ''}${kept}${isEnd ? '' : '…'}`;
}
