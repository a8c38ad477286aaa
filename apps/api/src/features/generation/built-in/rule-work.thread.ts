import '#platform/threads/yield-to-main.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '#platform/threads/run-in-thread.ts';
import { type RuleKind, type RuleResult, type RuleWork, workByRules } from './rule-work.rules.ts';

const message: ThreadMessage<never, RuleResult[RuleKind]> = { result: workByRules(workerData as RuleWork) };
parentPort?.postMessage(message);
