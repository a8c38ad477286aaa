import pg from 'pg';
import { applicationName } from './application-name.ts';

/**
 * Listens on a channel (PostgreSQL's LISTEN) until it is closed. `onSubscribed` is called whenever listening begins,
 * also after an interruption: earlier notifications were missed then.
 */
export type Listen = (
  channel: string,
  onMessage: (message: string) => void,
  onSubscribed: () => void,
) => Promise<{ close(): Promise<void> }>;

const firstPauseMs = 500;
const longestPauseMs = 15_000;

/**
 * Listens on a separate connection, since a pool does not always return the same one. A broken connection is replaced
 * automatically.
 */
export function listenApart(connectionString: string): Listen {
  return async (channel, onMessage, onSubscribed) => {
    let closed = false;
    let pause = firstPauseMs;
    let timer: NodeJS.Timeout | undefined;
    let current: pg.Client | undefined;

    const connect = async () => {
      const client = new pg.Client({
        connectionString,
        application_name: applicationName,
        keepAlive: true,
        connectionTimeoutMillis: 5000,
      });
      current = client;
      let lost = false;
      const replace = () => {
        if (lost || closed) return;
        lost = true;
        void client.end().catch(() => undefined);
        timer = setTimeout(connect, pause);
        pause = Math.min(pause * 2, longestPauseMs);
      };
      client.on('error', replace);
      client.on('end', replace);
      client.on('notification', ({ payload = '' }) => onMessage(payload));
      try {
        await client.connect();
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
        pause = firstPauseMs;
        onSubscribed();
      } catch {
        replace();
      }
    };

    await connect();
    return {
      async close() {
        closed = true;
        clearTimeout(timer);
        await current?.end().catch(() => undefined);
      },
    };
  };
}

/** Listens on the single connection of the embedded database, which is also used for statements. */
export class SharedListening {
  readonly #hearers = new Map<string, { onMessage(message: string): void; onSubscribed(): void }>();

  /** Call this for every connection that is opened, before it is used. */
  async attach(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => this.#hearers.get(channel)?.onMessage(payload));
    for (const [channel, { onSubscribed }] of this.#hearers) {
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onSubscribed();
    }
  }

  listen(pool: pg.Pool): Listen {
    return async (channel, onMessage, onSubscribed) => {
      this.#hearers.set(channel, { onMessage, onSubscribed });
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      onSubscribed();
      return {
        close: async () => {
          this.#hearers.delete(channel);
          await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`);
        },
      };
    };
  }
}
