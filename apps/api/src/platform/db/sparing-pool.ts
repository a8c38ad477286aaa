import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL's error for a connection beyond those that it allows (too_many_connections). */
const tooManyConnections = '53300';

/** How long no further connection is tried after the server has refused one. */
const sparingMs = 10_000;

/** A refusal can arrive before the first connection of the pool is made. How often, and after what time, to try again. */
const attempts = 5;
const pauseMs = 100;

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool that makes do with the connections it has while the server allows no more: calls then wait for one of them, as
 * they do when the pool has reached its own maximum. A call fails only if the pool has no connection at all.
 */
export class SparingPool extends pg.Pool {
  readonly #most: number;
  /** The number of connections that have been made, unlike `totalCount`, which includes those that are being made. */
  #made = 0;
  #sparing: NodeJS.Timeout | undefined;

  constructor(config: pg.PoolConfig & { readonly max: number }) {
    super(config);
    this.#most = config.max;
    this.on('connect', () => {
      this.#made += 1;
    });
    this.on('remove', () => {
      this.#made -= 1;
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<pg.PoolClient> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(Boolean(release))),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await super.connect();
      } catch (error) {
        const isRefused = error instanceof Error && 'code' in error && error.code === tooManyConnections;
        if (!isRefused) throw error;
        if (this.#made > 0) this.#spare();
        else if (attempt < attempts) await delay(pauseMs);
        else throw error;
      }
    }
  }

  #spare(): void {
    this.options.max = this.#made;
    clearTimeout(this.#sparing);
    this.#sparing = setTimeout(() => {
      this.options.max = this.#most;
    }, sparingMs).unref();
  }
}
