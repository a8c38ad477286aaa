import type { Database } from '../db/database.ts';
import { sharedSecret } from '../db/secrets.ts';
import { DiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import type { S3Settings } from './s3-store.ts';

/** Where files are kept: in a folder of this machine, given by its absolute path, or in a bucket. */
export type FilesConfig = { readonly kind: 'disk'; readonly folder: string } | ({ readonly kind: 's3' } & S3Settings);

/** Opens the store of the settings. The S3 client is loaded only where it is used: it is the largest library of all. */
export async function openFiles(config: FilesConfig, { db }: Database): Promise<FileStore> {
  if (config.kind === 'disk') return new DiskStore(config.folder, sharedSecret(db, 'signed-paths'));
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(config);
}
