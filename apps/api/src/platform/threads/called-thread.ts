import { type Transferable, Worker } from 'node:worker_threads';
import { isOutOfMemory } from './run-in-thread.ts';

/** The calls that a thread answers: the input and the answer of each, by name. */
export type Calls = Readonly<Record<string, { readonly given: unknown; readonly answer: unknown }>>;

/** A call as the thread receives it. */
export interface ThreadCall {
  readonly number: number;
  readonly name: string;
  readonly given: unknown;
}

/** The answer to the call with the number. */
export interface ThreadAnswer {
  readonly number: number;
  readonly answer: unknown;
}

/** A thread no longer answers. The message says why. */
export class ThreadEnded extends Error {}

/**
 * A long-running thread that answers calls in their order (`answerCalls`). It keeps the process running only while it
 * owes an answer. A failure ends it: waiting and later calls fail with `ThreadEnded`.
 */
export class CalledThread<C extends Calls> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #calls = 0;
  #end: ThreadEnded | undefined;

  /** `memoryMb`: the memory limit of its objects. A thread that needs more is ended. */
  constructor(program: URL, memoryMb: number) {
    this.#worker = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    });
    this.#worker.unref();
    this.#worker.on('message', ({ number, answer }: ThreadAnswer) => this.#take(number)?.resolve(answer));
    this.#worker.once('error', (error) =>
      this.#fail(isOutOfMemory(error) ? 'the thread ran out of memory' : String(error)),
    );
    this.#worker.once('exit', () => this.#fail('the thread has exited'));
  }

  /** `handOver`: objects that are transferred instead of copied. They must not be used afterwards. */
  async call<Name extends keyof C & string>(
    name: Name,
    given: C[Name]['given'],
    handOver: readonly Transferable[] = [],
  ): Promise<C[Name]['answer']> {
    if (this.#end) throw this.#end;
    this.#calls += 1;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#calls, waiting);
    this.#worker.ref();
    const call: ThreadCall = { number: this.#calls, name, given };
    this.#worker.postMessage(call, handOver);
    return waiting.promise;
  }

  /** Ends the thread, even in the middle of its work. */
  async end(): Promise<void> {
    this.#fail('the thread was ended');
    await this.#worker.terminate();
  }

  #take(number: number): PromiseWithResolvers<unknown> | undefined {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (this.#waiting.size === 0) this.#worker.unref();
    return waiting;
  }

  #fail(reason: string): void {
    this.#end ??= new ThreadEnded(reason);
    for (const waiting of this.#waiting.values()) waiting.reject(this.#end);
    this.#waiting.clear();
  }
}
