import { contentsOfFormat, type ExportContent, type ExportFormat, exportFormats } from '@foreglow/contract';
import type { ExportSubject } from '../components/export-state.ts';

/** What can be chosen to be exported: the listed cards are all cards that the filters of the list find. */
export type ContentChoice = ExportContent | 'listed';

export const contentOf = (choice: ContentChoice): ExportContent => (choice === 'listed' ? 'cards' : choice);

/**
 * What can be chosen: everything that a project has, with a filtered list beside it; of a selection, the selected items,
 * or the list that has more of them than can be selected.
 */
export function choicesOf({ slugs, list }: Pick<ExportSubject, 'slugs' | 'list'>): ContentChoice[] {
  if (slugs) return list ? ['cards', 'listed'] : [];
  return ['project', ...(list?.filtered ? (['listed'] as const) : []), 'cards', 'insights', 'trends', 'brief'];
}

/** The formats that can hold a content. */
export const formatsFor = (choice: ContentChoice): ExportFormat[] =>
  exportFormats.filter((format) => contentsOfFormat[format].includes(contentOf(choice)));

/** The format that stays chosen when the content changes: the same if it can hold it, else the first that can. */
export const formatAfter = (choice: ContentChoice, format: ExportFormat): ExportFormat =>
  formatsFor(choice).includes(format) ? format : (formatsFor(choice)[0] ?? 'pdf');

/** Whether a PDF of this content has pages of cards, and therefore options for them. */
export const hasCards = (choice: ContentChoice): boolean => choice === 'project' || contentOf(choice) === 'cards';
