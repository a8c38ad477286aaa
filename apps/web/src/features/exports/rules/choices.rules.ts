import { contentsOfFormat, type ExportContent, type ExportFormat, exportFormats } from '@foreglow/contract';
import type { ExportSubject } from '../components/export-state.ts';

/** What can be chosen to be exported: `listed` is what the filters of the list on the screen find. */
export type ContentChoice = ExportContent | 'listed';

/**
 * What can be chosen: everything that a project has, with a filtered list beside it; of a selection, the selected items,
 * or the list that has more of them than can be selected.
 */
export function choicesOf({ slugs, list }: Pick<ExportSubject, 'slugs' | 'list'>): ContentChoice[] {
  if (slugs) return list ? ['cards', 'listed'] : [];
  return [
    'project',
    ...(list?.filtered ? (['listed'] as const) : []),
    'cards',
    'insights',
    'trends',
    'radars',
    'brief',
  ];
}

/** The formats that can hold a content. */
export const formatsFor = (content: ExportContent): ExportFormat[] =>
  exportFormats.filter((format) => contentsOfFormat[format].includes(content));

/** The format that stays chosen when the content changes: the same if it can hold it, else the first that can. */
export const formatAfter = (content: ExportContent, format: ExportFormat): ExportFormat =>
  formatsFor(content).includes(format) ? format : (formatsFor(content)[0] ?? 'pdf');

/** Whether a PDF of this content has pages of cards, and therefore options for them. */
export const hasCards = (content: ExportContent): boolean => content === 'project' || content === 'cards';
