import { runInThread, type ThreadWork } from './run-in-thread.ts';

/**
 * Runs a program in its own thread and returns its result. Throws the reason of the work's signal when it is aborted,
 * which ends the thread. Throws an error with `name`, the name of the work, when the thread fails or needs too much
 * memory.
 */
export async function resultOfThread<Result, Update = never, Data = unknown>(
  name: string,
  work: ThreadWork<Data, Update>,
): Promise<Result> {
  const end = await runInThread<Result, Update, Data>(work);
  work.stop.throwIfAborted();
  if (end.how !== 'finished') throw new Error(`${name} has ended: ${end.how}.`);
  return end.result;
}
