import { readFileSync } from 'node:fs';

const samplesEveryMs = 10;

/** Watches the memory of a process. */
export class MemoryPeak {
  megabytes = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(pid: number) {
    this.#timer = setInterval(() => {
      this.megabytes = Math.max(this.megabytes, residentMegabytes(pid));
    }, samplesEveryMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** Resident memory of a process, from Linux's /proc. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
