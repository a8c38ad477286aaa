import { once as happens } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const secondsOfWarmUp = 1;
const seconds = 2;
const rounds = 3;
const usualConnections = 8;

/**
 * Requests the addresses in turn over some connections, after a warm-up, and returns requests a second and latencies in
 * milliseconds. Throws when an answer was not a success.
 */
export async function load(
  base: string,
  paths: readonly string[],
  token?: string,
  { accept = 'application/vnd.api+json', connections = usualConnections } = {},
): Promise<Load> {
  const options = {
    url: base,
    connections,
    requests: paths.map((path) => ({
      path,
      headers: { accept, ...(token && { authorization: `Bearer ${token}` }) },
    })),
  };
  await autocannon({ ...options, duration: secondsOfWarmUp });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} answers failed.`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/**
 * Compares servers by the same measurement, a few times in alternation, so that other work on the machine affects all
 * of them. The figures are the means.
 */
export async function inTurn<T extends readonly number[]>(
  measurements: readonly ((round: number) => Promise<T>)[],
): Promise<T[]> {
  const found: T[][] = measurements.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, measure] of measurements.entries()) found[at]?.push(await measure(round));
  }
  return found.map(([first, ...others]) => {
    if (!first) throw new Error('Nothing was measured.');
    return first.map((value, at) => others.reduce((sum, each) => sum + (each[at] ?? 0), value) / rounds) as never;
  });
}

/** The part of a list for a round of `inTurn`. */
export const partOf = <T>(list: readonly T[], round: number): T[] => list.filter((_, at) => at % rounds === round);

/**
 * Requests each address once over 8 connections, and returns requests a second. Throws when an answer was not a
 * success.
 */
export async function loadOnce(base: string, paths: readonly string[], token?: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: usualConnections });
  const waiting = [...paths];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: usualConnections }, async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await receive(new URL(path, base), agent, token);
      }
    }),
  );
  agent.destroy();
  return paths.length / ((performance.now() - startedAt) / 1000);
}

/** Requests each address once, one after the other, and returns the latencies in milliseconds. */
export async function once(base: string, paths: readonly string[], token: string): Promise<Omit<Load, 'perSecond'>> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (const path of paths) {
    const startedAt = performance.now();
    await receive(new URL(path, base), agent, token);
    times.push(performance.now() - startedAt);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/**
 * Waits until an answer has arrived. It is not kept: collecting the garbage of `fetch` took this process 20 to 60 ms
 * at a time, which was counted as the server's.
 */
async function receive(url: URL, agent: Agent, token: string | undefined): Promise<void> {
  const headers = { accept: 'application/vnd.api+json', ...(token && { authorization: `Bearer ${token}` }) };
  const [answer] = (await happens(get(url, { agent, headers }), 'response')) as [IncomingMessage];
  answer.resume();
  await happens(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${url.pathname} answered ${answer.statusCode}.`);
}
