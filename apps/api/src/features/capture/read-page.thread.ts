import '#platform/threads/yield-to-main.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '#platform/threads/run-in-thread.ts';
import { type Details, leadsTo, pageDetails } from './capture.rules.ts';
import { readHtml } from './html-facts.ts';
import { pageText } from './page-text.rules.ts';

/** The input of the thread. */
export interface ReadPageData {
  readonly bytes: Uint8Array;
  /** Content type sent by the site. */
  readonly type: string;
  readonly url: string;
  /** A shared number, which becomes 1 when the time is over. */
  readonly over: Int32Array<SharedArrayBuffer>;
}

/** What the thread found. */
export interface PageFound {
  readonly details: Details;
  /** The address to which the page leads on by itself. */
  readonly next: string | undefined;
}

const { bytes, type, url, over } = workerData as ReadPageData;
const facts = readHtml(pageText(bytes, type), () => Atomics.load(over, 0) === 1);
const at = new URL(url);
const result = { details: pageDetails(facts, at), next: leadsTo(facts, at)?.href };
parentPort?.postMessage({ result } satisfies ThreadMessage<never, PageFound>);
