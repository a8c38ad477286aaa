import type { ExportContent } from '@foreglow/contract';

/** Characters that a file system does not allow, and those that cannot be seen. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
const longestTitle = 80;

const words: Readonly<Record<'en' | 'de', Readonly<Record<ExportContent, string>>>> = {
  en: { project: '', cards: 'Cards', insights: 'Insights', trends: 'Trends', radars: 'Radars', brief: 'Brief' },
  de: { project: '', cards: 'Karten', insights: 'Erkenntnisse', trends: 'Trends', radars: 'Radare', brief: 'Briefing' },
};

interface Named {
  /** Title of the project, or of the only item. */
  readonly title: string;
  /** What is added to the title; a single item has its title alone. */
  readonly content: ExportContent | undefined;
  readonly ending: string;
  readonly language: 'en' | 'de';
  readonly date: Date;
}

/** The name of an exported file, such as `January scan – Cards 2026-11-22.pdf`. */
export function fileNameOf({ title, content, ending, language, date }: Named): string {
  const cleaned = title.replace(forbidden, ' ').replace(/\s+/g, ' ').trim();
  // Whole characters: half an emoji would be no valid name.
  const short = [...new Intl.Segmenter().segment(cleaned)]
    .slice(0, longestTitle)
    .map(({ segment }) => segment)
    .join('');
  const what = content ? words[language][content] : '';
  const name = [short.trim() || 'Foreglow', what].filter(Boolean).join(' – ');
  return `${name} ${date.toISOString().slice(0, 10)}.${ending}`;
}
