import '../../platform/threads/yield-to-main.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { Problem, type ProblemItem } from '../../platform/http/problem.ts';
import type { ThreadMessage } from '../../platform/threads/run-in-thread.ts';
import { type FileHead, type ReadingWishes, readFile, takenAt } from './read-file.rules.ts';
import type { ReadRow } from './rows.rules.ts';

/** The input of the thread. */
export interface ReadFileData {
  readonly bytes: Uint8Array;
  readonly wishes: ReadingWishes;
  /**
   * Numbers shared by both threads. The first two are the position of this thread, even after it was ended: the row and
   * the column. The third (`takenAt`) counts the batches of rows that the main thread has processed.
   */
  readonly place: Int32Array<SharedArrayBuffer>;
}

export type ReadFileNews = { readonly head: FileHead } | { readonly rows: readonly ReadRow[] };
/** The problem of a file that was rejected. */
export type ReadFileResult = readonly [ProblemItem, ...ProblemItem[]] | undefined;

const { bytes, wishes, place } = workerData as ReadFileData;
let sent = 0;
const post = (message: ThreadMessage<ReadFileNews, ReadFileResult>) => parentPort?.postMessage(message);

try {
  readFile(bytes, wishes, {
    onHead: (head) => post({ news: { head } }),
    onRows(rows) {
      // The main thread would read all waiting messages in one go. Only one is sent at a time, so that it can serve
      // others in between.
      Atomics.wait(place, takenAt, sent - 1);
      post({ news: { rows } });
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
