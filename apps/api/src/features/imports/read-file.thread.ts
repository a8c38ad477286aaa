import { parentPort, workerData } from 'node:worker_threads';
import { Problem, type ProblemItem } from '../../platform/http/problem.ts';
import type { ThreadMessage } from '../../platform/threads/run-in-thread.ts';
import { type FileHead, type MappingOverrides, readFile } from './read-file.rules.ts';
import type { ReadRow } from './rows.rules.ts';

/** What the thread is given. */
export interface ReadFileData {
  readonly bytes: Uint8Array;
  readonly overrides: MappingOverrides;
  /** Two numbers that tell where the thread is, also when it was ended there: the row and the column. */
  readonly place: Int32Array<SharedArrayBuffer>;
}

export type ReadFileNews = { readonly head: FileHead } | { readonly rows: readonly ReadRow[] };
/** The problem of a file that was refused. */
export type ReadFileResult = readonly [ProblemItem, ...ProblemItem[]] | undefined;

const { bytes, overrides, place } = workerData as ReadFileData;
const post = (message: ThreadMessage<ReadFileNews, ReadFileResult>) => parentPort?.postMessage(message);

try {
  readFile(bytes, overrides, {
    onHead: (head) => post({ news: { head } }),
    onRows: (rows) => post({ news: { rows } }),
    onCell(row, column) {
      place[0] = row;
      place[1] = column;
    },
  });
  post({ result: undefined });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  const [first, ...others] = error.items;
  post({ result: first && [first, ...others] });
}
