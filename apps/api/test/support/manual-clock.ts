import type { Clock } from '#platform/outside/clock.ts';

/** A clock that stands still until the test moves it. */
export class ManualClock {
  readonly #timers: { milliseconds: number; run: () => void }[] = [];
  readonly #waiting: (() => void)[] = [];
  #armed = 0;

  readonly clock: Clock = (milliseconds, run) => {
    const timer = { milliseconds, run };
    this.#timers.push(timer);
    this.#armed += 1;
    for (const check of this.#waiting) check();
    return () => {
      const at = this.#timers.indexOf(timer);
      if (at >= 0) this.#timers.splice(at, 1);
    };
  };

  /** Waits until this many timers have been set since the last wait ended. */
  async armed(count: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const check = () => {
        if (this.#armed >= count) resolve();
      };
      this.#waiting.push(check);
      check();
    });
    this.#armed = 0;
  }

  /** Fires the currently set timers of this length. */
  fire(milliseconds: number): void {
    for (const timer of this.#timers.filter((set) => set.milliseconds === milliseconds)) timer.run();
  }
}
