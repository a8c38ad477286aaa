import { blocksOf, plainText } from './markdown-blocks.rules.ts';
import type { RadarSlide } from './radar-slide.rules.ts';
import type { SlideContent } from './slide.ts';
import type { SlideWords } from './words.ts';

/**
 * The notes of a slide: its sources, and all its texts in full, since a slide may show only their beginning. Reading the
 * Markdown takes long, so only the thread that draws slides calls it.
 */
export function notesOf(slide: SlideContent, words: SlideWords): string {
  const { source, tags, picture, facts, evidence } = slide;
  const head = [
    slide.title,
    slide.subtitle,
    source && `${words.say('source')}: ${source.address}`,
    slide.origin,
    tags.length > 0 && `${words.say('tags')}: ${tags.map(({ name }) => name).join(', ')}`,
    picture.credit && `${words.say('picture')}: ${picture.credit}`,
    ...facts.map(({ label, value, note }) => `${label}: ${[value, note].filter(Boolean).join(', ')}`),
  ];
  const texts = slide.sections.flatMap(({ label, text }) => ['', label, plainText(blocksOf(text))]);
  const listed = evidence && evidence.titles.length > 0 ? ['', evidence.heading, ...evidence.titles] : [];
  return [...head, ...texts, ...listed].filter((line) => typeof line === 'string').join('\n');
}

/** The notes of the slide of a radar: its blips by sector, each with its reason and evidence. Only for the same thread. */
export function radarNotesOf({ title, challenge, sectors }: RadarSlide, words: SlideWords): string {
  const lists = sectors.flatMap(({ name, blips }) => [
    '',
    name,
    ...blips.flatMap((blip) => [
      blip.name,
      blip.rationale && plainText(blocksOf(blip.rationale)),
      blip.evidence.length > 0 && `${words.say('evidence')}: ${blip.evidence.join(' · ')}`,
    ]),
  ]);
  return [title, challenge, ...lists].filter((line) => typeof line === 'string').join('\n');
}
