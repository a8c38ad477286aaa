import { serverLimits } from '@foreglow/contract';
import { Problem, problem } from '#platform/http/problem.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import { runInThread } from '#platform/threads/run-in-thread.ts';
import type { RadarFile, RadarReading } from './radar-rows.rules.ts';
import type { ReadRadarData, ReadRadarResult } from './read-radar-file.thread.ts';

const memoryMb = 256;

/** Reads files to import as radars, each in a separate thread, a bounded number at the same time. */
export class RadarFileReader {
  readonly #queue = new BoundedQueue({
    atOnce: 1,
    mayWait: 10,
    perPerson: { atOnce: 1, mayWait: 2 },
    busy: 'Other files are being imported right now. Please try again in a moment.',
  });

  /**
   * The contents of a file. Throws the problems of `radarRows`, `import_too_slow` if it takes too long or too much memory,
   * and the 503 problem if too many files are waiting.
   */
  read(bytes: Uint8Array, reading: RadarReading, person: string, disconnected: AbortSignal): Promise<RadarFile> {
    return this.#queue.run(async () => {
      const end = await runInThread<ReadRadarResult, never, ReadRadarData>({
        program: new URL('./read-radar-file.thread.ts', import.meta.url),
        data: { bytes, reading },
        memoryMb,
        stop: AbortSignal.any([disconnected, AbortSignal.timeout(serverLimits.importReadMs)]),
      });
      if (end.how === 'failed') throw new Error('The thread that reads a file failed.');
      if (end.how !== 'finished') {
        throw problem('import_too_slow', 'Reading the file takes too long or too much memory. Simplify its texts.');
      }
      if ('refused' in end.result) throw new Problem(end.result.refused);
      return end.result;
    }, person);
  }
}
