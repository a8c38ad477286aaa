import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into one packet, compressed or not. */
const shortestBytes = 1024;
/** Out of 11. Higher levels take many times as long to save a few percent. */
const brotliQuality = 4;

/**
 * Compresses answers for callers that accept it. Register it before the routes. Requests contain a bearer token and no
 * cookie, so another site cannot trigger requests and draw conclusions from their length (BREACH).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: shortestBytes,
    encodings: ['br', 'gzip'],
    // Compressed requests are refused (`assertNotCompressed`).
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
}
