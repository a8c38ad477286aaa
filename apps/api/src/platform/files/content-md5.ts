import { createHash } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';

interface BuiltRequest {
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array;
}

/**
 * Makes a client send the checksum `Content-MD5`, which every store that speaks S3 knows, with the call that removes
 * several files. The client sends a newer one there, even if it is told to use only those that S3 requires.
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
