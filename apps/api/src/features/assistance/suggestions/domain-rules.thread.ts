import '#platform/threads/yield-to-main.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '#platform/threads/run-in-thread.ts';
import { builtInBriefDomains, type DomainMaterial } from './brief-domains.rules.ts';
import type { Suggestion } from './suggestion.ts';

const message: ThreadMessage<never, Suggestion> = { result: builtInBriefDomains(workerData as DomainMaterial) };
parentPort?.postMessage(message);
