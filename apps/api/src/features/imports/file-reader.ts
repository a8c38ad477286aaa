import { serverLimits } from '@foreglow/contract';
import { Problem, problem } from '#platform/http/problem.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import { runInThread } from '#platform/threads/run-in-thread.ts';
import { placeOf } from './columns.rules.ts';
import { type FileHead, type ReadingOptions, takenAt } from './read-file.rules.ts';
import type { ReadFileData, ReadFileResult, ReadFileUpdate } from './read-file.thread.ts';
import type { ReadRow } from './rows.rules.ts';

export interface FileToRead {
  /** Cannot be used any more after it has been read. */
  readonly bytes: Uint8Array;
  readonly options: ReadingOptions;
  /** Slug of the person who imports. */
  readonly person: string;
  /** Aborts when the caller no longer waits for the answer. */
  readonly disconnected: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** The contents of a file. */
export interface ReadFile {
  readonly head: FileHead;
  readonly rows: readonly ReadRow[];
}

const memoryMb = 512;

/** Reads files to import, each in a separate thread, a bounded number at the same time. */
export class FileReader {
  readonly #longestMs: number;
  readonly #queue = new BoundedQueue({
    atOnce: 2,
    mayWait: 20,
    perPerson: { atOnce: 1, mayWait: 4 },
    busy: 'Other files are being imported right now. Please try again in a moment.',
  });

  constructor(longestMs: number = serverLimits.importReadMs) {
    this.#longestMs = longestMs;
  }

  /**
   * Reads a file. Throws the problems of `readFile`, `import_too_slow` if it takes too long or too much memory, and the
   * 503 problem if too many files are waiting.
   */
  read(file: FileToRead): Promise<ReadFile> {
    return this.#queue.run(() => this.#inThread(file), file.person);
  }

  async #inThread({ bytes, options, disconnected, onProgress }: FileToRead): Promise<ReadFile> {
    const place = new Int32Array(new SharedArrayBuffer((takenAt + 1) * Int32Array.BYTES_PER_ELEMENT));
    let head: FileHead | undefined;
    const rows: ReadRow[] = [];
    const end = await runInThread<ReadFileResult, ReadFileUpdate, ReadFileData>({
      program: new URL('./read-file.thread.ts', import.meta.url),
      data: { bytes, options, place },
      handOver: ownBuffer(bytes),
      memoryMb,
      stop: AbortSignal.any([disconnected, AbortSignal.timeout(this.#longestMs)]),
      onUpdate(update) {
        if ('head' in update) head = update.head;
        else {
          Atomics.add(place, takenAt, 1);
          Atomics.notify(place, takenAt);
          rows.push(...update.rows);
          if (head && rows.length < head.total) onProgress(rows.length, head.total);
        }
      },
    });
    if (end.how === 'finished' && end.result) throw new Problem(end.result);
    if (end.how === 'finished' && head) return { head, rows };
    if (end.how === 'failed') throw new Error('The thread that reads a file failed.');
    throw tooSlow(head, place, end.how === 'out of memory' ? 'needs too much memory' : 'takes too long');
  }
}

/** The buffer of bytes that do not share it with other data. Small buffers in Node share theirs. */
const ownBuffer = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

function tooSlow(head: FileHead | undefined, [row = 0, column = 0]: Int32Array, what: string): Problem {
  if (!head || row === 0) return problem('import_too_slow', `Reading the file ${what}. Split it into several files.`);
  const where = placeOf(row, column, head.header);
  return problem('import_too_slow', `${where}: reading ${what} here. Simplify this cell or split the file.`);
}
