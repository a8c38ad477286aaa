import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AddressCache } from './address-cache.ts';
import { useContentMd5 } from './content-md5.ts';
import { type Announced, type FileStore, type SavedAs, type StoredFile, storeProblem } from './file-store.ts';
import { attachmentNamed } from './saved-name.rules.ts';
import { downloadSeconds } from './signed-path.rules.ts';

export interface S3Settings {
  /** If undefined, Amazon's. */
  readonly endpoint: string | undefined;
  readonly bucket: string;
  readonly region: string;
  /** If undefined, the credentials of the machine, such as the role of an instance. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Whether the bucket's name is in the path instead of the host. */
  readonly forcePathStyle: boolean;
}

/** How long the client waits for the store before it gives up an attempt, of which it makes three. */
interface S3Times {
  readonly connectMs: number;
  /** How long the store may send and accept nothing during a call. */
  readonly silentMs: number;
}

const usualTimes: S3Times = { connectMs: 10_000, silentMs: 30_000 };

/** The maximum number of keys removed by one call. */
const removedAtOnce = 1000;

/** Files in a bucket of an S3-compatible store; browsers read and send them there under presigned addresses. */
export class S3Store implements FileStore {
  readonly origin: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #addresses = new AddressCache((key, expires) =>
    getSignedUrl(this.#client, new GetObjectCommand({ Bucket: this.#bucket, Key: key }), {
      // Signed as of the start of the period, so that every process creates the same address.
      signingDate: new Date((expires - downloadSeconds) * 1000),
      expiresIn: downloadSeconds,
    }),
  );

  constructor(settings: S3Settings, times = usualTimes) {
    this.#bucket = settings.bucket;
    this.#client = new S3Client({
      region: settings.region,
      forcePathStyle: settings.forcePathStyle,
      ...(settings.endpoint && { endpoint: settings.endpoint }),
      ...(settings.credentials && { credentials: settings.credentials }),
      // By default, the client would wait for ever.
      requestHandler: { connectionTimeout: times.connectMs, socketTimeout: times.silentMs },
      // Not every compatible store supports checksums beyond those required by S3.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    useContentMd5(this.#client);
    this.origin = originOf(this.#client, settings);
  }

  uploadUrl(key: string, { bytes, type, expires }: Announced): Promise<string> {
    const command = new PutObjectCommand({ Bucket: this.#bucket, Key: key, ContentLength: bytes, ContentType: type });
    return getSignedUrl(this.#client, command, {
      expiresIn: Math.max(1, Math.round((expires.getTime() - Date.now()) / 1000)),
      signableHeaders: new Set(['host', 'content-length', 'content-type']),
    });
  }

  async downloadUrl(key: string): Promise<string> {
    // Credentials of a machine are temporary, and the addresses signed with them end with them.
    const { accessKeyId } = await this.#client.config.credentials();
    return this.#addresses.of(key, accessKeyId);
  }

  saveUrl(key: string, { fileName, type, expires }: SavedAs): Promise<string> {
    const command = new GetObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      ResponseContentDisposition: attachmentNamed(fileName),
      ResponseContentType: type,
      ResponseCacheControl: 'private, no-store',
    });
    const expiresIn = Math.max(1, Math.round((expires.getTime() - Date.now()) / 1000));
    return getSignedUrl(this.#client, command, { expiresIn });
  }

  async writeFrom(key: string, path: string, type: string): Promise<void> {
    const { size } = await stat(path);
    const content = createReadStream(path);
    const command = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      Body: content,
      ContentLength: size,
      ContentType: type,
    });
    try {
      await this.#asking(() => this.#client.send(command));
    } finally {
      // After a failure the client would leave it open.
      content.destroy();
    }
  }

  async write(key: string, bytes: Buffer, type: string): Promise<void> {
    const command = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      Body: bytes,
      ContentType: type,
      CacheControl: 'private, max-age=31536000, immutable',
    });
    await this.#asking(() => this.#client.send(command));
  }

  async read(key: string): Promise<Buffer | undefined> {
    return this.#asking(async () => {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }));
      return Body && Buffer.from(await Body.transformToByteArray());
    });
  }

  async size(key: string): Promise<number | undefined> {
    const head = await this.#asking(() => this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key })));
    return head?.ContentLength;
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += removedAtOnce) {
      const Objects = keys.slice(from, from + removedAtOnce).map((Key) => ({ Key }));
      const command = new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } });
      const answer = await this.#asking(() => this.#client.send(command));
      // The call succeeds even if no file was removed, for example because the credentials do not allow it.
      const [failure] = (answer?.Errors ?? []).filter(({ Code }) => Code !== 'NoSuchKey');
      if (failure) throw storeProblem(new Error(`${failure.Key}: ${failure.Code}. ${failure.Message ?? ''}`));
    }
  }

  async *list(folder: string): AsyncIterable<StoredFile> {
    try {
      for await (const page of paginateListObjectsV2(
        { client: this.#client },
        { Bucket: this.#bucket, Prefix: folder },
      )) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, modified: LastModified };
        }
      }
    } catch (error) {
      throw storeProblem(error);
    }
  }

  /** The answer, or undefined if the file does not exist. */
  async #asking<T>(call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')) return undefined;
      throw storeProblem(error);
    }
  }
}

/**
 * The origin of signed addresses. The client decides whether the bucket's name is in the host, which it cannot be if
 * the name has dots or the host is an address of numbers, and what Amazon's host is in a region.
 */
function originOf(client: S3Client, { endpoint, bucket, region, forcePathStyle }: S3Settings): string {
  const { url } = client.config.endpointProvider({
    Bucket: bucket,
    Region: region,
    ForcePathStyle: forcePathStyle,
    UseFIPS: false,
    UseDualStack: false,
    ...(endpoint && { Endpoint: endpoint }),
  });
  return url.origin;
}
