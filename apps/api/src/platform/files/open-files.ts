import type { Database } from '../db/database.ts';
import { sharedSecret } from '../db/secrets.ts';
import { DiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import type { S3Settings } from './s3-store.ts';

/** Where files are stored: in a folder of this machine, given by its absolute path, or in a bucket. */
export type FilesConfig = { readonly kind: 'disk'; readonly folder: string } | ({ readonly kind: 's3' } & S3Settings);

/**
 * Opens the file store configured in the settings. The S3 client, the largest library of all, is loaded only if it is
 * used.
 */
export async function openFiles(config: FilesConfig, { db }: Database): Promise<FileStore> {
  if (config.kind === 'disk') return new DiskStore(config.folder, sharedSecret(db, 'signed-paths'));
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(config);
}
