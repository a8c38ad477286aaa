import '#platform/threads/yield-to-main.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { limits } from '@foreglow/contract/limits';
import { Problem, type ProblemItem } from '#platform/http/problem.ts';
import { readTable } from '#platform/tables/read-table.rules.ts';
import type { ThreadMessage } from '#platform/threads/run-in-thread.ts';
import { knownRadarColumns, type RadarFile, type RadarReading, radarRows } from './radar-rows.rules.ts';

/** The input of the thread. */
export interface ReadRadarData {
  readonly bytes: Uint8Array;
  readonly reading: RadarReading;
}

/** The contents of the file, or the problem for which it was rejected. */
export type ReadRadarResult = RadarFile | { readonly refused: readonly [ProblemItem, ...ProblemItem[]] };

const { bytes, reading } = workerData as ReadRadarData;
const post = (message: ThreadMessage<never, ReadRadarResult>) => parentPort?.postMessage(message);

try {
  // Files in the common format are often written by hand, with names like: Workers without "remote native".
  const file = await readTable(bytes, limits.radarImportBytes, {
    ...reading,
    quotesInside: 'letters',
    knownIn: knownRadarColumns,
  });
  post({ result: { rows: radarRows(file), assumedEncoding: file.assumedEncoding } });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  post({ result: { refused: error.items } });
}
