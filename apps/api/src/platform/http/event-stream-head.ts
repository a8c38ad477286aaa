import type { FastifyReply } from 'fastify';

/** Begins an answer of server-sent events, and takes over its connection from Fastify. */
export function beginEvents(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  } as Record<string, string>);
}
