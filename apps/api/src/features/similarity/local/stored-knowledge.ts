import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Knowledge } from '../model/card-reader.ts';
import type { Learned } from '../model/learn.ts';

/** The stored part of the learned data, apart from the numbers. */
export interface StoredKnowledge {
  readonly knowledge: Knowledge;
  readonly shown: readonly string[];
}

/** The learned data as bytes. */
export function writeKnowledge({ knowledge, shown }: Learned): Buffer {
  const stored: StoredKnowledge = { knowledge, shown };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return brotliCompressSync(JSON.stringify(stored), { params });
}

/** Reads the output of `writeKnowledge`. */
export const readKnowledge = (bytes: Uint8Array): StoredKnowledge =>
  JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as StoredKnowledge;

/** Numbers as bytes, without copying them. */
export const bytesOf = (numbers: Float32Array): Buffer =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);

/** Numbers from the output of `bytesOf`, copied: bytes from a database need not be aligned for numbers. */
export const numbersOf = (bytes: Uint8Array): Float32Array =>
  new Float32Array(Uint8Array.from(bytes).buffer as ArrayBuffer);
