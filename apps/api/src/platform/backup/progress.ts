const quietMs = 5000;

/** Informs a person from time to time about the progress of long work. */
export class Progress {
  readonly #write: (line: string) => void;
  #reportedAt = performance.now();

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  /** Writes the line if nothing was written for some seconds. */
  report(line: () => string): void {
    const now = performance.now();
    if (now - this.#reportedAt < quietMs) return;
    this.#reportedAt = now;
    this.#write(line());
  }

  /** Writes the line immediately. */
  print(line: string): void {
    this.#reportedAt = performance.now();
    this.#write(line);
  }
}
