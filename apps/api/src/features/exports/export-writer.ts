import type { Snapshot } from './content/snapshot.ts';
import type { Export } from './export.ts';

/** An export whose contents have been read, to be written into a file. */
export interface Writing {
  readonly snapshot: Snapshot;
  readonly wanted: Export;
  /** The path of the file to write. */
  readonly path: string;
  /** Stops the writing, which then throws. */
  readonly stop: AbortSignal;
  /** Called with the number of items written so far. */
  readonly onProgress: (done: number) => void;
}

/** Writes one format. Throws an `ExportFailed` for errors that another attempt would not fix. */
export type WriteExport = (writing: Writing) => Promise<void>;
