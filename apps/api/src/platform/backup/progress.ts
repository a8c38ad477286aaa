const quietMs = 5000;

/** Informs a person from time to time about the progress of long work. */
export class Progress {
  readonly #write: (line: string) => void;
  #toldAt = performance.now();

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  /** Writes the line if nothing was written for some seconds. */
  tell(line: () => string): void {
    const now = performance.now();
    if (now - this.#toldAt < quietMs) return;
    this.#toldAt = now;
    this.#write(line());
  }

  /** Writes the line immediately. */
  say(line: string): void {
    this.#toldAt = performance.now();
    this.#write(line);
  }
}
