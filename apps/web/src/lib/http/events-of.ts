import { createParser } from 'eventsource-parser';
import { networkError } from './api-error.ts';

/** A server-sent event: its name, its JSON, and its id if it has one. */
export interface StreamEvent {
  readonly event: string;
  readonly id?: string;
  readonly data: unknown;
}

/**
 * The events of a response, as they arrive. A broken connection is a network error. `onArrival` is called whenever
 * anything arrives, including comments.
 */
export async function* eventsOf(response: Pick<Response, 'body'>, onArrival?: () => void): AsyncGenerator<StreamEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let arrived: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', id, data }) => {
      arrived.push({ event, ...(id !== undefined && { id }), data: JSON.parse(data) });
    },
  });
  while (reader) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw error instanceof DOMException && error.name === 'AbortError' ? error : networkError();
    });
    if (done) return;
    onArrival?.();
    parser.feed(value);
    yield* arrived;
    arrived = [];
  }
}
