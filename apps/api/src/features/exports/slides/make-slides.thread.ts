import '#platform/threads/yield-to-main.ts';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '#platform/threads/run-in-thread.ts';
import { type Deck, drawDeck } from './draw-deck.ts';

const deck = workerData as Deck & { readonly path: string };
await pipeline(await drawDeck(deck), createWriteStream(deck.path));
parentPort?.postMessage({ result: (await stat(deck.path)).size } satisfies ThreadMessage<never, number>);
