import type { Outside } from '#platform/outside/outside.ts';

const longestMs = 6000;
const maxBytes = 2 * 1024 * 1024;

/** A service returned an unexpected answer. */
export class ServiceRefused extends Error {}

/** Requests JSON from a service; undefined for a 404. Throws when it refuses, fails or cannot be reached. */
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
