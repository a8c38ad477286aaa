import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settledColumns } from '../src/platform/backup/settle.ts';
import { type FilesConfig, openFiles } from '../src/platform/files/open-files.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import {
  backUp,
  type Installation,
  openInstallation,
  readContent,
  readPictures,
  readSequences,
  restore,
} from './support/installation.ts';
import { type Product, startProduct } from './support/product.ts';
import { fillWithVariedContent } from './support/varied-content.ts';

let folder: string;
let bucket: S3rver;
let product: Product;
let place: TestDatabase;
const opened: Installation[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-between-'));
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: 'pictures' }],
  });
  product = await startProduct();
  const ada = await product.make.administrator();
  await fillWithVariedContent(product, ada.client, ada.id);
  await product.jobsDone();
  place = await createTestDatabase({ empty: true });
});
afterAll(async () => {
  for (const { database } of opened) await database.close();
  await product?.stop();
  await place?.drop();
  await bucket?.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(...given: Parameters<typeof openInstallation>): Promise<Installation> {
  const installation = await openInstallation(...given);
  opened.push(installation);
  return installation;
}

/** What must be the same everywhere. */
const contentOf = async (installation: Installation) => ({
  rows: await readContent(installation.database.db, settledColumns),
  sequences: await readSequences(installation.database.db),
  pictures: await readPictures(installation),
});

describe('a backup moves an installation', () => {
  it('from PostgreSQL and disk to the embedded database and S3, and back, without a difference', async () => {
    const s3: FilesConfig = {
      kind: 's3',
      endpoint: `http://127.0.0.1:${(await bucket.run()).port}`,
      bucket: 'pictures',
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      forcePathStyle: true,
    };
    const { database, filesFolder } = product;
    const files = await openFiles({ kind: 'disk', folder: filesFolder }, database);
    const source = { database, files };
    await backUp(source, join(folder, 'there.tar'));

    const embedded = await open({ dataDir: join(folder, 'embedded') }, s3);
    expect(embedded.database.kind).toBe('embedded');
    await restore(embedded, join(folder, 'there.tar'));
    const there = await contentOf(embedded);
    // Control: the two differ from an empty one, and the pictures are in the bucket.
    expect(there.rows.cards?.length).toBeGreaterThan(40);
    expect(Object.keys(there.pictures).length).toBeGreaterThan(40);
    expect(there.pictures).toEqual(await readPictures(source));
    expect(there.sequences).toEqual(await readSequences(database.db));
    const before = await readContent(database.db, settledColumns);
    for (const table of ['card_texts', 'cards', 'radars', 'brief_versions', 'attachments', 'settings', 'map_points']) {
      expect(there.rows[table], table).toEqual(before[table]);
    }

    await backUp(embedded, join(folder, 'back.tar'));
    const server = await open(place);
    expect(server.database.kind).toBe('postgresql');
    await restore(server, join(folder, 'back.tar'));
    expect(await contentOf(server)).toEqual(there);
  });
});
