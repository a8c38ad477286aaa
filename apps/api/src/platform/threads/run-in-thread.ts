import { type Transferable, Worker } from 'node:worker_threads';

/** The messages of a thread: progress while it works, a request for its next input, and its result at the end. */
export type ThreadMessage<Update, Result> =
  | { readonly update: Update }
  | { readonly wants: 'input' }
  | { readonly result: Result };

/** The messages to a thread that gets its input in parts. */
export type ThreadInput<Part> = { readonly part: Part } | { readonly end: true };

/** How a thread ended. */
export type ThreadEnd<Result> =
  | { readonly how: 'finished'; readonly result: Result }
  | { readonly how: 'stopped' | 'out of memory' | 'failed' };

export interface ThreadWork<Data, Update> {
  /** The program of the thread. It finds `data` in `workerData` and posts messages of the type `ThreadMessage`. */
  readonly program: URL;
  readonly data: Data;
  /** The parts of the data that are transferred instead of copied. They must not be used afterwards. */
  readonly handOver?: readonly Transferable[];
  /** The memory limit of its objects. A thread that needs more is ended. */
  readonly memoryMb: number;
  /** Ends the thread immediately. */
  readonly stop: AbortSignal;
  readonly onUpdate?: (update: Update) => void;
  /** Input that is too large for one message. The next part is read when the thread asks for it. */
  readonly input?: AsyncIterator<unknown>;
}

/**
 * Runs a program in its own thread, so that a long calculation blocks nothing else and can be ended. The promise
 * resolves with how the thread ended, after the thread has exited. It fails only if reading the input does.
 */
export async function runInThread<Result, Update = never, Data = unknown>(
  work: ThreadWork<Data, Update>,
): Promise<ThreadEnd<Result>> {
  if (work.stop.aborted) return { how: 'stopped' };
  const worker = new Worker(work.program, {
    workerData: work.data,
    transferList: [...(work.handOver ?? [])],
    resourceLimits: { maxOldGenerationSizeMb: work.memoryMb },
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<ThreadEnd<Result>>();
  const stop = () => resolve({ how: 'stopped' });
  work.stop.addEventListener('abort', stop, { once: true });
  // Reading the input may fail: then so does the work, after the thread has exited.
  let inputFailure: { readonly error: unknown } | undefined;
  const sendInput = async () => {
    try {
      const next = await work.input?.next();
      const message: ThreadInput<unknown> = !next || next.done ? { end: true } : { part: next.value };
      worker.postMessage(message);
    } catch (error) {
      inputFailure = { error };
      resolve({ how: 'failed' });
    }
  };
  worker.on('message', (message: ThreadMessage<Update, Result>) => {
    if ('result' in message) resolve({ how: 'finished', result: message.result });
    else if ('wants' in message) void sendInput();
    else if (!work.stop.aborted) work.onUpdate?.(message.update);
  });
  worker.once('error', (error) => resolve({ how: isOutOfMemory(error) ? 'out of memory' : 'failed' }));
  worker.once('exit', () => resolve({ how: 'failed' }));
  try {
    const end = await promise;
    if (inputFailure) throw inputFailure.error;
    return end;
  } finally {
    work.stop.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

/** Whether a thread ended because it exceeded its memory limit. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
