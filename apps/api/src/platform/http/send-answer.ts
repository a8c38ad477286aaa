import { createHash } from 'node:crypto';
import { type Endpoint, jsonApiType } from '@foreglow/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AnswerCache, hasTag } from './answer-cache.ts';
import type { StatedFile } from './handlers.ts';
import { isDocument } from './is-document.ts';
import { acceptsGzip } from './zippable-bytes.ts';

const fileSecurityPolicy = "sandbox; default-src 'none'";

/** The address of a resource that was created, which JSON:API repeats in a header. */
const itself = z.object({ data: z.object({ links: z.object({ self: z.string() }) }) });

/** Sends the answer of a handler as it is: JSON, or a file. */
export async function send(
  reply: FastifyReply,
  answer: { status: number; body: unknown },
  endpoint: Endpoint,
): Promise<FastifyReply> {
  reply.code(answer.status);
  const created = answer.status === 201 ? itself.safeParse(answer.body).data : undefined;
  if (created) reply.header('location', created.data.links.self);
  if (answer.body instanceof File) return sendFile(reply, answer.body);
  if (isDocument(endpoint, answer.status)) reply.type(jsonApiType);
  return reply.send(answer.body);
}

/**
 * Sends the answer that is cached under its state, or 304 if the caller already has it. The handler's value is sent as
 * it is, since a page of cards makes up most of a server's work, and the serialiser of its schema takes half as much
 * time again and three times the memory. That it has only declared fields is checked by every test that reads one.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { readonly state?: string; readonly body: unknown },
  cache: AnswerCache,
): Promise<FastifyReply> {
  const { state = '', body } = answer;
  if (typeof body !== 'function') throw new Error('An answer that names its state makes its body when it is asked to.');
  reply.type(jsonApiType);
  return cache.send(request, reply, { state, make: async () => JSON.stringify(await body()) });
}

/** Sends a file, or 304 if the caller already has it. */
export async function sendStatedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, state, file, publicSeconds, headers: own }: StatedFile,
): Promise<FastifyReply> {
  const tag = `"${createHash('sha256').update(`${request.url}\n${state}`).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag: tag,
    'cache-control': publicSeconds === undefined ? 'private, no-cache' : `public, max-age=${publicSeconds}`,
    'content-security-policy': fileSecurityPolicy,
    ...own,
  };
  if (hasTag(request.headers['if-none-match'], tag)) return reply.headers(headers).code(304).send();
  const { type, bytes, zipped } = await file();
  const sent = zipped && acceptsGzip(request.headers['accept-encoding']) ? await zipped() : bytes;
  // Set only here, since a failure must not get the file's ETag.
  reply.code(status).headers(headers).type(type);
  if (zipped) reply.header('vary', 'accept-encoding');
  if (sent !== bytes) reply.header('content-encoding', 'gzip');
  return reply.send(sent);
}

/** A file is sent with its original type and cannot run scripts, load frames or make requests. */
async function sendFile(reply: FastifyReply, file: File): Promise<FastifyReply> {
  reply.header('content-security-policy', fileSecurityPolicy).header('cache-control', 'private, no-store');
  return reply.type(file.type).send(Buffer.from(await file.arrayBuffer()));
}
