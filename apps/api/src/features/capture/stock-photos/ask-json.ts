import type { Outside } from '../../../platform/outside/outside.ts';

const longestMs = 6000;
const maxBytes = 2 * 1024 * 1024;

/** A service answered with something else than what was asked for. */
export class ServiceRefused extends Error {}

/** Asks a service for JSON; undefined where it has no such thing. Throws when it refuses, fails or is not there. */
export async function askJson(
  outside: Outside,
  url: URL,
  headers: Readonly<Record<string, string>> | undefined,
): Promise<unknown> {
  const { status, bytes } = await outside.within(longestMs, (over) =>
    outside.get(
      { url: url.href, accept: 'application/json', maxBytes, beyond: 'refuse', ...(headers && { headers }) },
      over,
    ),
  );
  if (status === 404) return undefined;
  if (status !== 200) throw new ServiceRefused(`${url.origin} answered ${status}.`);
  try {
    return JSON.parse(bytes.toString()) as unknown;
  } catch {
    throw new ServiceRefused(`${url.origin} did not answer in JSON.`);
  }
}
