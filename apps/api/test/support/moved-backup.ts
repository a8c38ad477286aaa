import { join } from 'node:path';
import S3rver from 's3rver';
import { backUp, openInstallation, readPictures, restore } from './installation.ts';

/** The result of moving a backup. */
interface Moved {
  /** The backup of the intermediate installation. */
  readonly path: string;
  readonly kind: string;
  /** The bytes of the pictures of the intermediate installation, by their keys. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** Restores a backup into an embedded database with pictures in S3, and backs this installation up again. */
export async function moveThroughEmbedded(backup: string, folder: string): Promise<Moved> {
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await bucket.run();
  try {
    const between = await openInstallation(
      { dataDir: join(folder, 'embedded') },
      {
        kind: 's3',
        endpoint: `http://127.0.0.1:${port}`,
        bucket: 'pictures',
        region: 'us-east-1',
        credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
        forcePathStyle: true,
      },
    );
    try {
      await restore(between, backup);
      const path = join(folder, 'back.tar');
      await backUp(between, path);
      return { path, kind: between.database.kind, pictures: await readPictures(between) };
    } finally {
      await between.database.close();
    }
  } finally {
    await bucket.close();
  }
}
