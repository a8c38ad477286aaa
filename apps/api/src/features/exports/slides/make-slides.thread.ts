import '../../../platform/threads/yield-to-main.ts';
import { writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '../../../platform/threads/run-in-thread.ts';
import { type Deck, drawDeck } from './draw-deck.ts';

const deck = workerData as Deck & { readonly path: string };
const bytes = await drawDeck(deck);
await writeFile(deck.path, bytes);
parentPort?.postMessage({ result: bytes.length } satisfies ThreadMessage<never, number>);
