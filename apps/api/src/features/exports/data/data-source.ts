import type {
  ExportedCard,
  ExportedInsight,
  ExportedPicture,
  ExportedProject,
  ExportedProjectTag,
  ExportedTrend,
} from '../content/content.ts';

/** Batches of up to some hundred items, so that a large project is never completely in memory. */
export type Batches<Item> = AsyncIterable<readonly Item[]>;

/** The source of data files. Each list is read at most once for a file, and only if the file contains it. */
export interface DataSource {
  readonly project: ExportedProject;
  readonly cards: () => Batches<ExportedCard>;
  readonly insights: () => Batches<ExportedInsight>;
  readonly trends: () => Batches<ExportedTrend>;
  readonly tags: () => Batches<ExportedProjectTag>;
  /** The absolute address of a picture. */
  readonly pictureUrl: (picture: ExportedPicture) => string | Promise<string>;
}

/** The contents of a file: one kind of content, or the whole project. */
export type DataKind = 'cards' | 'insights' | 'trends' | 'project';

export type DataFormat = 'csv' | 'xlsx' | 'json';

/** Called for every item written. */
export type OnItem = () => void;
