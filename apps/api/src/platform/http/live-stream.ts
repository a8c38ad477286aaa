import type { FastifyReply, FastifyRequest } from 'fastify';
import { beginEvents } from './event-stream-head.ts';
import { endsWithServer } from './finish-calls.ts';

/** The sink of an endless stream of events. */
export interface EventSink<T> {
  /**
   * Sends an event. A caller that loses the connection sends the id of the last event it received when it reconnects.
   */
  send(id: string, event: T): void;
  /** Ends the stream. */
  end(): void;
}

/**
 * Starts to feed a sink with events. Returns a function that stops it, called once the stream has ended on either side.
 * May throw a problem, which then becomes the answer.
 */
export type Feed<T> = (sink: EventSink<T>, lastId: string | undefined) => () => void;

/** Comments keep the connection open, since proxies may close silent ones. */
const heartbeatMs = 20_000;
/** The delay before the caller reconnects. */
const retryMs = 1000;
/** A caller with more unread bytes is disconnected. It reconnects and reads what it missed. */
const longestBacklog = 64 * 1024;

/** Answers a call with server-sent `change` events until either side ends it. */
export function serveLive<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  feed: Feed<T>,
  serialise: (event: T) => string,
): FastifyReply {
  const { raw } = reply;
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > longestBacklog) raw.destroy();
  };
  const sink: EventSink<T> = {
    send: (id, event) => write(`event: change\nid: ${id}\ndata: ${serialise(event)}\n\n`),
    end: () => void raw.end(),
  };
  const lastId = request.headers['last-event-id'];
  const stop = feed(sink, typeof lastId === 'string' ? lastId : undefined);
  beginEvents(reply);
  endsWithServer(raw);
  write(`retry: ${retryMs}\n\n`);
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs);
  const over = () => {
    clearInterval(heartbeat);
    stop();
  };
  // The caller may have disconnected in the meantime.
  if (raw.destroyed) over();
  else raw.once('close', over);
  return reply;
}
