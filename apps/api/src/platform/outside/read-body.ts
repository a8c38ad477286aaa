import type { IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { problem } from '../http/problem.ts';

/** The compressions that are requested. */
export const acceptedEncodings = 'gzip, deflate, br';
/** No site compresses more often than this. */
const maxLayers = 4;

interface Reading {
  /** Maximum bytes, decompressed. */
  readonly max: number;
  /**
   * How to handle a larger body: refuse it, or return the part that was read. The latter also accepts a body that
   * breaks off.
   */
  readonly beyond: 'refuse' | 'stop';
  /** Called for every chunk. */
  readonly onData: () => void;
}

/** Reads the body of an answer, up to a limit, and closes its connection. `whole` is false if only a part was read. */
export async function readBody(
  response: IncomingMessage,
  { max, beyond, onData }: Reading,
): Promise<{ bytes: Buffer<ArrayBuffer>; whole: boolean }> {
  const chunks: Buffer[] = [];
  let left = max;
  try {
    const body = await decompressed(response);
    if (body === response && Number(response.headers['content-length']) > max && beyond === 'refuse') throw tooLarge();
    for await (const chunk of body as AsyncIterable<Buffer>) {
      onData();
      chunks.push(chunk.subarray(0, left));
      left -= chunk.length;
      if (left < 0 && beyond === 'refuse') throw tooLarge();
      if (left < 0) return { bytes: Buffer.concat(chunks), whole: false };
    }
    return { bytes: Buffer.concat(chunks), whole: true };
  } catch (error) {
    if (beyond === 'stop' && chunks.length > 0) return { bytes: Buffer.concat(chunks), whole: false };
    throw error;
  } finally {
    response.destroy();
  }
}

const tooLarge = () => problem('answer_too_large');

/**
 * The body as it was before it was compressed. A word that names no compression, such as `none` or `utf-8`, says nothing
 * about the body; browsers read such a body as it is.
 */
async function decompressed(response: IncomingMessage): Promise<Readable> {
  const words = (response.headers['content-encoding'] ?? '').split(',').map((word) => word.trim().toLowerCase());
  const layers = words.filter((word) => compressions.has(word));
  if (layers.length > maxLayers) throw problem('answer_unreadable');
  let body: Readable = response;
  // The last compression was applied last.
  for (const layer of layers.toReversed()) {
    const { first, whole } = await begun(body);
    // What is empty was not compressed, whatever is said of it.
    if (!first) return whole;
    // The reader of the decoder gets every failure; nothing has to be done here.
    body = pipeline(whole, decoderOf(layer, first), () => undefined);
  }
  return body;
}

const compressions = new Set(['gzip', 'x-gzip', 'deflate', 'br']);

function decoderOf(layer: string, first: Buffer) {
  if (layer === 'br') return createBrotliDecompress();
  if (layer !== 'deflate') return createGunzip();
  return hasZlibHeader(first) ? createInflate() : createInflateRaw();
}

/** `deflate` means the zlib format (RFC 9110), but some servers send its content alone, which browsers read too. */
const hasZlibHeader = ([first = 0]: Buffer): boolean => (first & 0x0f) === 8;

/** The first chunk of a stream, which is undefined if it is empty, and the whole of it. */
async function begun(body: Readable): Promise<{ first: Buffer | undefined; whole: Readable }> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer>;
  const { value: first, done } = await chunks.next();
  if (done) return { first: undefined, whole: body };
  const all = async function* () {
    yield first;
    yield* chunks;
  };
  return { first, whole: Readable.from(all()) };
}
