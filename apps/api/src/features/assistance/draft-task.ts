import type { Drafter } from '@foreglow/contract';
import type { z } from 'zod';

/** The request to a model. */
interface DraftRequest<T> {
  /** The name of a file in `prompts`. */
  readonly prompt: string;
  readonly data: object;
  readonly schema: z.ZodType<T>;
  /** The field of the answer that is shown while it arrives. */
  readonly readable: string;
  /** The code of the language to write in, if it differs from that of the person asking. */
  readonly locale?: string | undefined;
}

/** A drafted result, and who drafted it. */
export interface Drafted<R> {
  readonly result: R;
  readonly drafter: Drafter;
}

/** Lets a model answer a request. */
export type AskModel = <T>(request: DraftRequest<T>) => Promise<{ readonly value: T; readonly drafter: Drafter }>;

/** A task for a model: the request, and how its answer becomes a result. */
export type DraftTask<R> = (ask: AskModel) => Promise<Drafted<R>>;

export const draftTask =
  <T, R>(request: DraftRequest<T>, read: (answer: T) => R): DraftTask<R> =>
  async (ask) => {
    const { value, drafter } = await ask(request);
    return { result: read(value), drafter };
  };
