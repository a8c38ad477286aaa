import '#platform/threads/yield-to-main.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '#platform/threads/run-in-thread.ts';
import { type LayoutInput, type LayoutResult, makeLayout } from './make-layout.ts';

const post = (message: ThreadMessage<number, LayoutResult>) => parentPort?.postMessage(message);

post({ result: makeLayout(workerData as LayoutInput, (share) => post({ update: share })) });
