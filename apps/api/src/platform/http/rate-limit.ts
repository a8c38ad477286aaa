import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

/** A limit that holds across processes: so many points per key in so many seconds. */
export interface RateLimit {
  /** Takes a point. Throws the 429 problem, with the seconds to wait, when none is left. */
  take(key: string): Promise<void>;
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
      async forgive(key) {
        await limiter.delete(key);
      },
    };
  };
}
