import { contentsOfFormat, type ExportContent, type ExportFormat, exportFormats } from '@foreglow/contract';
import type { ExportSubject } from '../components/export-state.ts';

/** A choice of what to export. `listed` means the items that match the filters of the list on the screen. */
export type ContentChoice = ExportContent | 'listed';

/**
 * The available choices: everything in a project, and a filtered list. For a selection: the selected items, or the list
 * if it has more items than can be selected.
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

/** The formats that support a content. */
export const formatsFor = (content: ExportContent): ExportFormat[] =>
  exportFormats.filter((format) => contentsOfFormat[format].includes(content));

/** The format after the content changed: the same if it supports the content, otherwise the first that does. */
export const formatAfter = (content: ExportContent, format: ExportFormat): ExportFormat =>
  formatsFor(content).includes(format) ? format : (formatsFor(content)[0] ?? 'pdf');

/** Whether a PDF of this content has pages of cards, and therefore options for them. */
export const hasCards = (content: ExportContent): boolean => content === 'project' || content === 'cards';
