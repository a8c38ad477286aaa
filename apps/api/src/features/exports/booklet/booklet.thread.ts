import '#platform/threads/yield-to-main.ts';
import { closeSync, openSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { BookletMaker } from './booklet-maker.ts';
import type { BookletCard, BookletChunk, BookletPlan, WrittenBooklet } from './options.ts';

export interface BookletThreadData {
  readonly plan: BookletPlan;
  /** The file to write. */
  readonly path: string;
}

/** The calls to the thread, one after the other. */
export type BookletCall =
  | { readonly call: 'begin' | 'finish' }
  | { readonly call: 'measure'; readonly cards: readonly BookletCard[] }
  | { readonly call: 'add'; readonly chunk: BookletChunk };

/** Its answer to each call. */
export type BookletAnswer =
  | { readonly done: WrittenBooklet | undefined }
  | { readonly failed: string; readonly code: string | undefined };

/** Bytes collected before they are written. */
const writtenAtATime = 256 * 1024;

const { plan, path } = workerData as BookletThreadData;
const file = openSync(path, 'w', 0o600);
let waiting: Uint8Array[] = [];
let waitingBytes = 0;

function write(bytes: Uint8Array): void {
  waiting.push(bytes);
  waitingBytes += bytes.byteLength;
  if (waitingBytes >= writtenAtATime) flush();
}

function flush(): void {
  const bytes = Buffer.concat(waiting);
  for (let at = 0; at < bytes.byteLength; ) at += writeSync(file, bytes, at);
  waiting = [];
  waitingBytes = 0;
}

const maker = new BookletMaker(plan, write, path);

async function answer(message: BookletCall): Promise<WrittenBooklet | undefined> {
  if (message.call === 'begin') return void (await maker.begin());
  if (message.call === 'measure') return void (await maker.measure(message.cards));
  if (message.call === 'add') return void (await maker.add(message.chunk));
  const written = await maker.finish();
  flush();
  closeSync(file);
  return written;
}

const post = (message: BookletAnswer) => parentPort?.postMessage(message);

parentPort?.on('message', async (message: BookletCall) => {
  try {
    post({ done: await answer(message) });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    post({ failed: error instanceof Error ? error.message : String(error), code });
  }
});
