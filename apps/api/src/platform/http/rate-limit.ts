import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

/** A limit that holds across processes: so many points per key in so many seconds. */
export interface RateLimit {
  /** Takes a point. Throws the 429 problem, with the seconds to wait, when none is left. */
  take(key: string): Promise<void>;
  /** Gives the point back that was taken last. */
  giveBack(key: string): Promise<void>;
  /** Gives all points of a key back. */
  forgive(key: string): Promise<void>;
}

interface RateLimitOptions {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

export type RateLimits = (options: RateLimitOptions) => RateLimit;

/** Makes limits that are kept in the table `rate_limits` of the pool's database. */
export function createRateLimits(pool: object): RateLimits {
  return ({ name, points, seconds }) => {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    return {
      async take(key) {
        try {
          await limiter.consume(key);
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error;
          const wait = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
          const detail = `Too many attempts. Please try again in ${wait} seconds.`;
          throw new Problem([{ code: 'too_many_requests', detail }], wait);
        }
      },
      async giveBack(key) {
        await limiter.reward(key);
      },
      async forgive(key) {
        await limiter.delete(key);
      },
    };
  };
}

/**
 * Makes an attempt that costs points only when it fails by the caller's fault, such as with a wrong password. The points
 * are taken first, so that attempts at the same time cannot get past a limit, and given back afterwards.
 * Throws the 429 problem when a limit has none left.
 */
export async function countFailures<T>(
  counted: readonly (readonly [limit: RateLimit, key: string])[],
  attempt: () => Promise<T>,
): Promise<T> {
  const taken: (typeof counted)[number][] = [];
  const giveBack = () => Promise.all(taken.map(([limit, key]) => limit.giveBack(key)));
  const result = await (async () => {
    for (const [limit, key] of counted) {
      await limit.take(key);
      taken.push([limit, key]);
    }
    return attempt();
  })().catch(async (error: unknown) => {
    if (!isFailedAttempt(error)) await giveBack();
    throw error;
  });
  await giveBack();
  return result;
}

/** What was refused by another limit, or by a fault of ours, was never tried. */
const isFailedAttempt = (error: unknown): boolean =>
  error instanceof Problem && error.status < 500 && error.status !== 429;
