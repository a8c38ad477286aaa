import type { Snapshot } from './content/snapshot.ts';
import type { Export } from './export.ts';

/** An export whose contents have been read, to be written into a file. */
export interface Writing {
  readonly snapshot: Snapshot;
  readonly wanted: Export;
  /** Where the file is written. */
  readonly path: string;
  /** Ends the writing, which then throws. */
  readonly stop: AbortSignal;
  /** Hears how many items have been written. */
  readonly onProgress: (done: number) => void;
}

/** Writes one format. Throws an `ExportFailed` for what no further attempt would change. */
export type WriteExport = (writing: Writing) => Promise<void>;
