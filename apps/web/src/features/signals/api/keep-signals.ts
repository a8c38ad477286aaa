import { call } from '#lib/http/call.ts';
import { type KeptSignals, newCardOf } from '../rules/kept-signals.rules.ts';

/** Makes a draft card of one signal. Returns its slug. */
export async function keepSignal(
  projectSlug: string,
  { drafter }: KeptSignals,
  signal: KeptSignals['signals'][number],
) {
  const body = { data: { type: 'cards', attributes: newCardOf(projectSlug, signal, drafter) } } as const;
  return (await call('POST /v1/cards', { body })).data.id;
}
