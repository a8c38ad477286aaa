import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptsGzip, ZippableBytes } from './zippable-bytes.ts';

/** The memory for cached answers. The least recently used ones are dropped. */
const maxBytes = 64 * 2 ** 20;
/** How many answers are remembered as requested. */
const maxRequested = 10_000;

/**
 * Caches the bytes of answers under their address and state. The state identifies everything the answer depends on:
 * versions of the data, and the rights of the caller that affect it. When any of it changes, the key changes, so the
 * cache is never out of date.
 *
 * An answer is cached when it is requested for the second time. Most are requested once, and storing them would only
 * cost time and displace others.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, ZippableBytes>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });
  readonly #requested = new LRUCache<string, true>({ max: maxRequested });
  readonly #beingMade = new Map<string, Promise<string>>();

  /**
   * Answers with 304 if the caller already has the answer, otherwise with its bytes. `make` creates them if they are
   * not cached.
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { state, make }: { readonly state: string; readonly make: () => Promise<string> },
  ): Promise<FastifyReply> {
    const name = createHash('sha256').update(`${request.url}\n${state}`).digest('base64url').slice(0, 27);
    // Weak, since it identifies the same answer with and without compression.
    const tag = `W/"${name}"`;
    const headers = { etag: tag, 'cache-control': 'private, no-cache', vary: 'accept, accept-encoding, authorization' };
    if (hasTag(request.headers['if-none-match'], tag)) return reply.headers(headers).code(304).send();
    const answer = this.#answers.get(name) ?? (await this.#made(name, make));
    // Set only here, since a failure must not get the answer's ETag.
    reply.headers(headers);
    const zips = acceptsGzip(request.headers['accept-encoding']);
    if (typeof answer === 'string' && !zips) return reply.send(answer);
    const bytes = typeof answer === 'string' ? new ZippableBytes(Buffer.from(answer)) : answer;
    return zips ? reply.header('content-encoding', 'gzip').send(await bytes.zipped()) : reply.send(bytes.plain);
  }

  /** An answer that is not cached: its text when it is requested for the first time, otherwise its bytes. */
  async #made(name: string, make: () => Promise<string>): Promise<string | ZippableBytes> {
    const isKnown = this.#requested.has(name);
    this.#requested.set(name, true);
    const text = await (this.#beingMade.get(name) ?? this.#make(name, make));
    if (!isKnown) return text;
    const bytes = new ZippableBytes(Buffer.from(text));
    this.#answers.set(name, bytes);
    return bytes;
  }

  /** Requests that arrive while an answer is being made wait for it. */
  async #make(name: string, make: () => Promise<string>): Promise<string> {
    const making = make();
    this.#beingMade.set(name, making);
    try {
      return await making;
    } finally {
      this.#beingMade.delete(name);
    }
  }
}

/** Whether `If-None-Match` contains the tag. Compares weakly (RFC 9110, 13.1.2). */
export function hasTag(header: string | undefined, tag: string): boolean {
  const opaque = (given: string) => given.trim().replace(/^W\//, '');
  return header?.split(',').some((given) => opaque(given) === opaque(tag) || given.trim() === '*') ?? false;
}
