import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';

/** All addresses of a name. Rejects with the reason if there are none. */
export type ResolveName = (name: string, over: AbortSignal) => Promise<string[]>;

/**
 * Asks the name servers of this machine, IPv4 first. It does not use the operating system, whose look-ups cannot be
 * cancelled and occupy a thread that files and pictures need.
 */
export const resolveName: ResolveName = async (name, over) =>
  resolveAt(new Resolver({ timeout: 700, tries: 2 }), name, over);

/** The same as `resolveName`, with the servers of a resolver. */
export async function resolveAt(resolver: Resolver, name: string, over: AbortSignal): Promise<string[]> {
  const cancel = () => resolver.cancel();
  over.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (addresses.length === 0 && failed) throw failed.reason;
    return addresses;
  } finally {
    over.removeEventListener('abort', cancel);
  }
}

/** A look-up that returns these addresses without asking a name server. */
export function pinnedTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, done) => {
    const [first] = found;
    if (all || !first) done(null, found);
    else done(null, first.address, first.family);
  };
}
