import { isSavedFrom, type Unanswered } from './entry.rules.ts';
import { mayBeSaved } from './outcome.rules.ts';
import { randomKey } from './random-key.ts';

/** How many values are remembered. While there is no connection, each attempt adds some. */
const mostValues = 5;

/**
 * What was sent to save a draft and is not answered. Something new is known by its creation key, everything else by what
 * it changes. Unlike what waits in an `Outbox` it is sent only when its editor saves.
 */
export class Entry<V> {
  /** Called when something is to be kept on the device. */
  onChange: () => void = () => undefined;
  readonly same: (a: V, b: V) => boolean;
  #key: string | undefined;
  #values: readonly V[];

  constructor(same: (a: V, b: V) => boolean, found?: Unanswered<V>) {
    this.same = same;
    this.#key = found?.key;
    this.#values = found?.values ?? [];
  }

  /** What is kept on the device; undefined if everything has been answered. */
  get unanswered(): Unanswered<V> | undefined {
    return this.#values.length > 0 ? { key: this.#key, values: this.#values } : undefined;
  }

  /** Whether something was sent before the values that are being sent now. */
  get isRepeated(): boolean {
    return this.#values.length > 1;
  }

  /** Sends values with `call`, one at a time, and remembers them if there is no answer. */
  async send<T>(values: V, call: () => Promise<T>): Promise<T> {
    // The oldest stay, since they are the likeliest to have been saved.
    const [oldest, ...later] = this.#values;
    this.#set(oldest === undefined ? [values] : [oldest, ...later.slice(2 - mostValues), values]);
    try {
      const answer = await call();
      this.clear();
      return answer;
    } catch (failure) {
      if (!mayBeSaved(failure)) this.#set(this.#values.slice(0, -1));
      throw failure;
    }
  }

  /**
   * Forgets the values: the server has saved them, or they no longer matter. They stay on the device until the editor
   * keeps its new state there, so that they are not missing in between.
   */
  clear(): void {
    this.#values = [];
    this.#key = undefined;
  }

  /** Whether what the server has saved may come from values that got no answer. */
  includes(saved: V): boolean {
    return this.#values.some((sent) => isSavedFrom(sent, saved, this.same));
  }

  /** The first values that got no answer, if any. */
  get first(): V | undefined {
    return this.#values[0];
  }

  /** The key of something new, the same until it has been answered. */
  key(): string {
    return this.#key ?? this.renewKey();
  }

  /** Another key, since what was created with the last one has been deleted. */
  renewKey(): string {
    this.#key = randomKey();
    this.onChange();
    return this.#key;
  }

  #set(values: readonly V[]): void {
    this.#values = values;
    if (values.length === 0) this.#key = undefined;
    this.onChange();
  }
}
