import { Resolver } from 'node:dns/promises';

/** All addresses of a name; none is an error that says why. */
export type ResolveName = (name: string, over: AbortSignal) => Promise<string[]>;

/**
 * Asks the name servers of this machine, IPv4 first. Not the operating system: its look-up cannot be called off, and
 * keeps a thread that files and pictures need.
 */
export const resolveName: ResolveName = async (name, over) =>
  resolveAt(new Resolver({ timeout: 700, tries: 2 }), name, over);

/** As `resolveName`, at the servers of a resolver. */
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
