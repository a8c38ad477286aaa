import { createHash } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';

interface BuiltRequest {
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array;
}

/**
 * Makes a client send `Content-MD5` with the call that removes several files. Every store that speaks S3 knows this
 * checksum. By default the client sends a newer one with this call, whatever its settings say, and some stores refuse it.
 */
export function useContentMd5({ middlewareStack }: S3Client): void {
  middlewareStack.add(
    (next, { commandName }) =>
      (call) => {
        if (commandName === 'DeleteObjectsCommand') changeChecksum(call.request as BuiltRequest);
        return next(call);
      },
    // After the client has added its own.
    { step: 'build', priority: 'low', name: 'useContentMd5' },
  );
}

function changeChecksum({ headers, body }: BuiltRequest): void {
  for (const name of Object.keys(headers)) if (/checksum/i.test(name)) delete headers[name];
  headers['content-md5'] = createHash('md5').update(body).digest('base64');
}
