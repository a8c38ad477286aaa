import { vi } from 'vitest';
import type { Product } from './product.ts';

interface GuardedHandler {
  readonly prepare: (call: unknown) => Promise<unknown>;
}

/** Lets something happen in the middle of the next call of an endpoint: it is authorised, and has not yet worked. */
export function meanwhile(
  product: Product,
  endpoint: keyof Product['composition']['handlers'],
  happens: () => Promise<unknown>,
): void {
  const handler = product.composition.handlers[endpoint];
  if (typeof handler === 'function') throw new Error(`Calls of ${endpoint} do not have two steps.`);
  const guarded = handler as GuardedHandler;
  const spy = vi.spyOn(guarded, 'prepare').mockImplementationOnce(async (call) => {
    spy.mockRestore();
    const work = await guarded.prepare(call);
    await happens();
    return work;
  });
}
