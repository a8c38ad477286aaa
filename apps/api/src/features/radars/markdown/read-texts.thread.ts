import '#platform/threads/yield-to-main.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '#platform/threads/run-in-thread.ts';
import { type Form, formOf } from './forms.rules.ts';

/** The input of the thread. */
export interface ReadTextsData {
  readonly texts: readonly string[];
  readonly form: Form;
}

const { texts, form } = workerData as ReadTextsData;
const post = (message: ThreadMessage<[string, string], null>) => parentPort?.postMessage(message);

// Each by itself: when the time is over, those that are ready are used.
for (const text of texts) post({ update: [text, formOf(text, form)] });
post({ result: null });
