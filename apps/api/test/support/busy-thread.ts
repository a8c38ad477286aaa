import { parentPort, workerData } from 'node:worker_threads';

// For tests: a thread that works without a pause, as configured by `workerData`.
const { work } = workerData as { readonly work: 'for ever' | 'fill the memory' | 'fail' | 'finish' };

parentPort?.postMessage({ update: 'started' });
if (work === 'fail') throw new Error('It fails.');
const kept: number[][] = [];
while (work !== 'finish') {
  if (work === 'fill the memory') kept.push(Array.from({ length: 10_000 }, Math.random));
}
parentPort?.postMessage({ result: 'finished' });
