import type {
  CardFilters,
  CardSort,
  ExportContent,
  ExportFailure,
  ExportFormat,
  ExportOptions,
  ExportState,
} from '@foreglow/contract';
import type { OwnTrendFilters } from '../trends/trends.read-model.ts';

/** The request. It is stored with the export, so that a job can carry it out in any process. */
export interface ExportRequest {
  /**
   * The selected items in their order; if undefined, all items, or in the case of cards all that the filters include.
   */
  readonly slugs: readonly string[] | undefined;
  readonly filters: CardFilters;
  readonly trendFilters: OwnTrendFilters;
  readonly sort: CardSort;
  readonly options: ExportOptions;
  /** The number of cards typeset at a time. */
  readonly chunkSize: number;
  /** The language of the texts that the export itself adds. */
  readonly language: string;
  /** Name of the theme; requests of earlier versions have none. */
  readonly theme?: string;
}

/** An export as it is stored. */
export interface Export {
  readonly id: number;
  readonly slug: string;
  readonly projectId: number;
  readonly userId: number;
  readonly format: ExportFormat;
  readonly content: ExportContent;
  readonly request: ExportRequest;
  /** It may contain drafts. */
  readonly hasDrafts: boolean;
  readonly state: ExportState;
  readonly done: number;
  readonly total: number;
  readonly leftOut: number;
  readonly failure: ExportFailure | null;
  readonly fileName: string;
  readonly fileKey: string | null;
  readonly bytes: number | null;
  readonly version: number | null;
  readonly takenAt: Date | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const exportsFolder = 'exports/';

/** The media types of the files. The data of a whole project as CSV is a ZIP file of several. */
export const mediaTypes = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
} as const;

/** The ending of the file's name. */
export const endingOf = ({ format, content }: Pick<Export, 'format' | 'content'>): keyof typeof mediaTypes =>
  format === 'csv' && content === 'project' ? 'zip' : format;
