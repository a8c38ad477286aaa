import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** The memory for cached answers. The least recently used ones are dropped. */
const maxBytes = 64 * 2 ** 20;
/** Out of 9. The first caller waits for the compression, so a fast level is used. */
const gzipLevel = 3;
const gzipped = promisify<Buffer, { level: number }, Buffer>(gzip);

/** The bytes of one answer, compressed when first requested. */
class KeptAnswer {
  readonly plain: Buffer;
  #zipped: Promise<Buffer> | undefined;

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  zipped(): Promise<Buffer> {
    this.#zipped ??= gzipped(this.plain, { level: gzipLevel });
    return this.#zipped;
  }
}

type Make = () => Promise<KeptAnswer>;

/**
 * Caches the bytes of answers under their address and state. The state identifies everything the answer depends on:
 * versions of the data, and the rights of the caller that affect it. When any of it changes, the key changes, so the
 * cache is never out of date.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, KeptAnswer, Make>({
    maxSize: maxBytes,
    sizeCalculation: ({ plain }) => Math.ceil(plain.length * 1.25) + 500,
    ignoreFetchAbort: true,
    fetchMethod: (_name, _before, { context: make }) => make(),
  });

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
    const answer = await this.#answers.fetch(name, { context: async () => new KeptAnswer(Buffer.from(await make())) });
    if (!answer) throw new Error('An answer that was just made is not there.');
    // Set only here, since a failure must not get the answer's ETag.
    reply.headers(headers);
    if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(answer.plain);
    return reply.header('content-encoding', 'gzip').send(await answer.zipped());
  }
}

/** Whether `If-None-Match` contains the tag. Compares weakly (RFC 9110, 13.1.2). */
export function hasTag(header: string | undefined, tag: string): boolean {
  const opaque = (given: string) => given.trim().replace(/^W\//, '');
  return header?.split(',').some((given) => opaque(given) === opaque(tag) || given.trim() === '*') ?? false;
}

const acceptsGzip = (header: string | undefined): boolean =>
  /(^|,)\s*(gzip|\*)\s*(;\s*q=(?!0(\.0+)?\s*(,|$)).*)?(,|$)/i.test(header ?? '');
