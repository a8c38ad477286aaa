import '#platform/threads/yield-to-main.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { Problem, type ProblemItem } from '#platform/http/problem.ts';
import type { ThreadMessage } from '#platform/threads/run-in-thread.ts';
import { type FileHead, type ReadingOptions, readFile, takenAt } from './read-file.rules.ts';
import type { ReadRow } from './rows.rules.ts';

/** The input of the thread. */
export interface ReadFileData {
  readonly bytes: Uint8Array;
  readonly options: ReadingOptions;
  /**
   * Numbers shared by both threads. The first two are the position of this thread, even after it was ended: the row and
   * the column. The third (`takenAt`) counts the batches of rows that the main thread has processed.
   */
  readonly place: Int32Array<SharedArrayBuffer>;
}

export type ReadFileUpdate = { readonly head: FileHead } | { readonly rows: readonly ReadRow[] };
/** The problem of a file that was rejected. */
export type ReadFileResult = readonly [ProblemItem, ...ProblemItem[]] | undefined;

const { bytes, options, place } = workerData as ReadFileData;
let sent = 0;
const post = (message: ThreadMessage<ReadFileUpdate, ReadFileResult>) => parentPort?.postMessage(message);

try {
  await readFile(bytes, options, {
    onHead: (head) => post({ update: { head } }),
    onRows(rows) {
      // The main thread would read all waiting messages in one go. Only one is sent at a time, so that it can serve
      // others in between.
      Atomics.wait(place, takenAt, sent - 1);
      post({ update: { rows } });
      sent += 1;
    },
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
