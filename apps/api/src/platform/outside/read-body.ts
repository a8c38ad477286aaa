import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { problem } from '../http/problem.ts';

/** The compressions that are requested and supported. */
export const acceptedEncodings = 'gzip, br';

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
    const body = decompressed(response);
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

function decompressed(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') return response;
  const decoder = decoderOf(encoding);
  if (!decoder) throw problem('answer_unreadable');
  // The reader of the decoder gets every failure; nothing has to be done here.
  return pipeline(response, decoder, () => undefined);
}

function decoderOf(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  return undefined;
}
