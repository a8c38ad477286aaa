import type { Drafter } from '@foreglow/contract';
import type { z } from 'zod';

/** What a model is asked. */
interface DraftRequest<T> {
  /** The name of a file in `prompts`. */
  readonly prompt: string;
  readonly data: object;
  readonly schema: z.ZodType<T>;
  /** The field of the answer that people read while it arrives. */
  readonly readable: string;
  /** The code of the language to write in, if it is not that of the person who asks. */
  readonly locale?: string | undefined;
}

/** Something that was drafted, and by whom. */
export interface Drafted<R> {
  readonly result: R;
  readonly drafter: Drafter;
}

/** Has a model answer a request. */
export type AskModel = <T>(request: DraftRequest<T>) => Promise<{ readonly value: T; readonly drafter: Drafter }>;

/** What a model is to draft: what it is asked, and what is made of its answer. */
export type DraftTask<R> = (ask: AskModel) => Promise<Drafted<R>>;

export const draftTask =
  <T, R>(request: DraftRequest<T>, read: (answer: T) => R): DraftTask<R> =>
  async (ask) => {
    const { value, drafter } = await ask(request);
    return { result: read(value), drafter };
  };
