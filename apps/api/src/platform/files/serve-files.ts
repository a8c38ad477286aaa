import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../http/problem.ts';
import { DiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { attachmentNamed } from './saved-name.rules.ts';
import { filesPath } from './signed-path.rules.ts';

/** Decides whether a file may still be sent for a key: each upload address works once. */
export type UploadGate = (key: string) => Promise<boolean>;

/** A file is sent with its original type and cannot run scripts, load frames or make requests. */
const fileHeaders = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Serves the files of a disk store, and receives uploads to it, only under signed paths. Does nothing for a store that
 * browsers access directly. There is no rate limit: a page of cards has a hundred pictures, only signed-in people get
 * such paths, each upload path works once, and a path with an invalid signature is rejected before the disk or the
 * database is accessed.
 */
export function serveFiles(app: FastifyInstance, store: FileStore, mayReceive: UploadGate): void {
  if (!(store instanceof DiskStore)) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The handler reads the body as a stream, after it has checked the signature.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    scope.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
      `${filesPath}*`,
      async (request, reply) => {
        assertUnbroken(request.query);
        const key = request.params['*'];
        const grant = await store.grantOf('GET', key, request.query);
        const file = grant && (await store.open(key));
        if (!file) throw problem('not_found');
        const tag = `"${file.stats.size.toString(36)}-${Math.floor(file.stats.mtimeMs).toString(36)}"`;
        reply.headers(fileHeaders).headers({
          etag: tag,
          'cache-control': `private, max-age=${grant.expires - Math.floor(Date.now() / 1000)}, immutable`,
        });
        if (isKnown(request, tag)) return reply.code(304).send();
        if (grant.name !== undefined) reply.header('content-disposition', attachmentNamed(grant.name));
        return reply
          .type(grant.type ?? 'image/webp')
          .header('content-length', file.stats.size)
          .send(file.stream());
      },
    );

    scope.put<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
      `${filesPath}*`,
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request, reply) => {
        assertUnbroken(request.query);
        const key = request.params['*'];
        const grant = await store.grantOf('PUT', key, request.query);
        if (!grant?.bytes || !grant.type) throw problem('upload_refused');
        assertAnnounced(request, grant.bytes, grant.type);
        if (!(await mayReceive(key))) throw problem('upload_used');
        await store.receive(key, request.body as Readable, grant.bytes);
        return reply.code(200).send();
      },
    );
  });
}

/** Rejects an address with control characters: ours have none, so somebody has put its parts together in another way. */
function assertUnbroken(query: Readonly<Record<string, unknown>>): void {
  if (Object.values(query).some((value) => /\p{Cc}/u.test(String(value)))) throw problem('forbidden');
}

/**
 * Rejects an upload whose headers do not match its announcement, before any byte of it is read. One that is sent in
 * chunks has no length; the store counts its bytes.
 */
function assertAnnounced(request: FastifyRequest, bytes: number, type: string): void {
  if (sameType(request.headers['content-type'] ?? '') !== sameType(type)) {
    throw problem('unsupported_media_type', `The file was announced as «${type}».`);
  }
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  const isUnknown = length === undefined && coding !== undefined;
  if (!isUnknown && Number(length) !== bytes) {
    throw problem('upload_mismatch', `The file must be ${bytes} bytes long, as announced.`);
  }
}

/** `image/jpg` and `image/jpeg` are two names of one type. */
const sameType = (type: string): string => {
  const [name = ''] = type.toLowerCase().split(';');
  return name.trim() === 'image/jpg' ? 'image/jpeg' : name.trim();
};

function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match'];
  return (
    known !== undefined && (known === '*' || known.split(',').some((part) => part.trim().replace(/^W\//, '') === tag))
  );
}
