import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

/** A limit shared by all processes: a number of points per key in a number of seconds. */
export interface RateLimit {
  /**
   * Takes points, one by default: all or none. Throws the 429 problem, with the seconds to wait, when too few are left.
   */
  take(key: string, points?: number): Promise<void>;
  /** Returns points that were taken. */
  giveBack(key: string, points?: number): Promise<void>;
  /** Returns all points of a key. */
  forgive(key: string): Promise<void>;
}

interface RateLimitOptions {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** The text of the 429 problem, by the number of points left and the seconds to wait. */
  readonly refusal?: (left: number, seconds: number) => string;
}

const tooManyAttempts = (_left: number, seconds: number) =>
  `Too many attempts. Please try again in ${seconds} seconds.`;

export type RateLimits = (options: RateLimitOptions) => RateLimit;

/** Creates limits that are stored in the table `rate_limits` of the pool's database. */
export function createRateLimits(pool: object): RateLimits {
  return ({ name, points: all, seconds, refusal = tooManyAttempts }) => {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points: all,
      duration: seconds,
    });
    return {
      async take(key, points = 1) {
        try {
          await limiter.consume(key, points);
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error;
          // The limiter counts refused points as well.
          const left = Math.max(0, all - (error.consumedPoints - points));
          if (left > 0) await limiter.reward(key, points);
          const wait = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
          throw new Problem([{ code: 'too_many_requests', detail: refusal(left, wait) }], wait);
        }
      },
      async giveBack(key, points = 1) {
        await limiter.reward(key, points);
      },
      async forgive(key) {
        await limiter.delete(key);
      },
    };
  };
}

/** Limits, with the keys under which they count. */
export type Counted = readonly (readonly [limit: RateLimit, key: string])[];

/** Takes points of every limit, or of none. Throws the 429 problem of the first limit that has too few left. */
async function takeOfAll(counted: Counted, points: number): Promise<void> {
  const taken: Counted[number][] = [];
  for (const one of counted) {
    const [limit, key] = one;
    try {
      await limit.take(key, points);
    } catch (error) {
      await giveBackAll(taken, points);
      throw error;
    }
    taken.push(one);
  }
}

const giveBackAll = (counted: Counted, points: number) =>
  Promise.all(counted.map(([limit, key]) => limit.giveBack(key, points)));

/**
 * Runs work that costs points of each limit. If it fails, they are returned. Throws the 429 problem when too few are
 * left.
 */
export async function atTheCostOf<T>(counted: Counted, points: number, work: () => Promise<T>): Promise<T> {
  await takeOfAll(counted, points);
  return work().catch(async (error: unknown) => {
    await giveBackAll(counted, points);
    throw error;
  });
}

/** Takes a point. Returns false when none is left. */
export async function tryToTake(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await limit.take(key);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return false;
    throw error;
  }
}

/**
 * Makes an attempt that costs points only if it fails because of the caller, for example with a wrong password. The
 * points are taken first, so that concurrent attempts cannot exceed a limit, and are returned afterwards. Throws the
 * 429 problem when a limit has none left.
 */
export async function countFailures<T>(counted: Counted, attempt: () => Promise<T>): Promise<T> {
  await takeOfAll(counted, 1);
  const result = await attempt().catch(async (error: unknown) => {
    if (!isFailedAttempt(error)) await giveBackAll(counted, 1);
    throw error;
  });
  await giveBackAll(counted, 1);
  return result;
}

/** An attempt refused by another limit, or failed because of the server, does not count. */
const isFailedAttempt = (error: unknown): boolean =>
  error instanceof Problem && error.status < 500 && error.status !== 429;
