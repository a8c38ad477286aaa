import { networkError } from './api-error.ts';
import { type StreamEvent, takeEvents } from './event-stream.rules.ts';

/**
 * The events of an answer, as they arrive. A connection that breaks is a network error. `onArrival` is called for
 * whatever arrives, also where it is no event.
 */
export async function* eventsOf(response: Response, onArrival?: () => void): AsyncGenerator<StreamEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (reader) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw error instanceof DOMException && error.name === 'AbortError' ? error : networkError();
    });
    if (done) return;
    onArrival?.();
    const taken = takeEvents(rest + value);
    rest = taken.rest;
    yield* taken.events;
  }
}
