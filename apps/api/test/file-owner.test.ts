import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileOwner } from '../src/platform/files/file-owner.ts';
import { openFiles } from '../src/platform/files/open-files.ts';
import { createTestDatabase } from './support/database.ts';
import { backUp, type Installation, openInstallation, restore } from './support/installation.ts';
import { attach, plainPicture, storedFiles } from './support/pictures.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let path: string;

beforeAll(async () => {
  product = await startProduct();
  const { client } = await product.make.administrator();
  const { project } = await product.make.project(client);
  const made = await attach(client, product.address, await plainPicture(20, 20).png().toBuffer());
  await product.make.card(client, project, { attachment_id: made.body.data.id });
  path = made.body.data.attributes.path;
});
afterAll(() => product?.stop());

const pictures = async () => (await storedFiles(product)).filter((key) => key.startsWith(path)).length;
const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);
const asks = ({ database: { db }, files }: Installation) => new FileOwner(db, files).isThisDatabase();

describe('stored files', () => {
  it('still belong to a database whose content was replaced, but not to a copy of it', async () => {
    const [place, copy] = [await createTestDatabase(), await createTestDatabase()];
    const folder = join(place.dataDir, 'files');
    const backup = join(place.dataDir, 'backup.tar');
    const original = await openInstallation(place);
    const restored = await openInstallation(copy, { kind: 'disk', folder });
    try {
      expect(await asks(original)).toBe(true);
      const files = await openFiles({ kind: 'disk', folder: product.filesFolder }, product.database);
      await backUp({ database: product.database, files }, backup);
      await restore(original, backup, { replace: true });
      expect(await asks(original)).toBe(true);
      await restore(restored, backup);
      expect(await asks(restored)).toBe(false);
    } finally {
      await original.database.close();
      await restored.database.close();
      await place.drop();
      await copy.drop();
    }
  });

  it('are not removed by an installation that has another database', async () => {
    await product.composition.orphans.removeOrphans();
    const other = await startProduct({ files: { kind: 'disk', folder: product.filesFolder } });
    try {
      const removal = other.composition.orphans.removeOrphans(tomorrow());
      await expect(removal).rejects.toThrow('The stored files belong to another database');
      expect(await pictures()).toBe(3);
      // Control: without the file that names the owner, they count as files that nothing uses.
      await rm(join(product.filesFolder, 'owner'));
      expect((await other.composition.orphans.removeOrphans(tomorrow())).files).toBe(3);
      expect(await pictures()).toBe(0);
    } finally {
      await other.stop();
    }
  });
});
