import { type ChangeEvent, changeEvent } from '@foreglow/contract';
import type { Client } from './client.ts';
import type { Person } from './factory.ts';

export interface ReceivedEvent extends ChangeEvent {
  readonly id: string;
}

/** An open stream of events, as a browser reads it. */
export class Live {
  readonly status: number;
  readonly headers: Headers;
  /** Resolves when the stream has ended, with all received text that is not an event. */
  readonly ended: Promise<string>;
  readonly #closing: AbortController;
  readonly #events: ReceivedEvent[] = [];
  #wake: () => void = () => undefined;

  /** Follows a project or a workspace; with `lastId`, from that event on. */
  static async open(address: string, token: string, scope: string, lastId?: string): Promise<Live> {
    const closing = new AbortController();
    const response = await fetch(new URL(`/v1/events?${scope}`, address), {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(lastId !== undefined && { 'last-event-id': lastId }),
      },
      signal: closing.signal,
    });
    return new Live(response, closing);
  }

  private constructor(response: Response, closing: AbortController) {
    this.status = response.status;
    this.headers = response.headers;
    this.#closing = closing;
    this.ended = this.#read(response);
  }

  /** The next event, or undefined once the stream has ended. */
  async next(): Promise<ReceivedEvent | undefined> {
    let over = false;
    void this.ended.then(() => {
      over = true;
      this.#wake();
    });
    for (;;) {
      const event = this.#events.shift();
      if (event || over) return event;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        if (this.#events.length > 0) resolve();
      });
    }
  }

  /** Reads on until an event is of a type. Events before it are dropped. */
  async until(type: ChangeEvent['type']): Promise<ReceivedEvent> {
    for (;;) {
      const event = await this.next();
      if (!event) throw new Error(`The stream ended before «${type}».`);
      if (event.type === type) return event;
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.ended;
  }

  async #read(response: Response): Promise<string> {
    let rest = '';
    try {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        rest += decoder.decode(chunk, { stream: true });
        for (let end = rest.indexOf('\n\n'); end >= 0 && response.status === 200; end = rest.indexOf('\n\n')) {
          this.#take(rest.slice(0, end));
          rest = rest.slice(end + 2);
        }
      }
    } catch {
      // The connection was closed, by this side or by the server.
    }
    return rest;
  }

  #take(block: string): void {
    const [, id, data] = /^event: change\nid: (\S+)\ndata: (.+)$/.exec(block) ?? [];
    if (id === undefined || data === undefined) return;
    this.#events.push({ id, ...changeEvent.strict().parse(JSON.parse(data)) });
    this.#wake();
  }
}

/** The streams that a test has opened. */
export class OpenStreams {
  readonly #open: Live[] = [];

  /** Opens a stream and reads its first event, whose type is `first`. It is the status if the stream is refused. */
  async follow(
    address: string,
    { token }: Pick<Person, 'token'>,
    scope: string,
    lastId?: string,
  ): Promise<{ live: Live; first: string; id: string }> {
    const live = await Live.open(address, token, scope, lastId);
    this.#open.push(live);
    const first = await live.next();
    return { live, first: first?.type ?? `${live.status}`, id: first?.id ?? '' };
  }

  async closeAll(): Promise<void> {
    await Promise.all(this.#open.splice(0).map((live) => live.close()));
  }
}

/** The id of the state of a scope, as a reader sees it. */
export async function stateId(reader: Client, scope: string): Promise<string> {
  const answer = await reader.send('GET', `/v1/events?${scope}`);
  return (answer.body as { data: { id: string } }).data.id;
}
