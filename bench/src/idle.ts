import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const observedMs = 1000;
/** A product without requests still runs some timers. */
const idleShare = 0.05;
const atMostMs = 120_000;
/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10;

/**
 * Waits until a process does nothing. After the first request for a list, the product indexes its words in a thread,
 * which takes one of two cores from both servers that are compared.
 */
export async function idle(pid: number): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < atMostMs) {
    const before = processorMs(pid);
    await delay(observedMs);
    if (processorMs(pid) - before < idleShare * observedMs) return;
  }
  throw new Error('The server did not become idle.');
}

/** The processor time that a process has taken, in milliseconds, from Linux's /proc. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}
