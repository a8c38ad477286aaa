import { serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '#test/support/factory.ts';
import { attach, plainPicture } from '#test/support/pictures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

const largest = 25 * 1024 * 1024;

let product: Product;
let ada: Person;

beforeAll(async () => {
  product = await startProduct({ uploads: { maxBytes: largest, maxPixels: 1_000_000 } });
});
beforeEach(async () => {
  ada = await product.make.administrator();
});
afterAll(() => product?.stop());

const announce = (bytes: number, by = ada) => by.client.call('POST /v1/attachments/upload-url', { body: { bytes } });
const announceAll = (count: number, bytes = largest) =>
  Promise.all(Array.from({ length: count }, () => announce(bytes)));
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('the bytes that a person announces', () => {
  it('are limited together until they arrive or expire, also when announced at the same time', async () => {
    const answers = await announceAll(serverLimits.openUploads + 3);
    expect(statuses(answers)).toEqual([...Array.from({ length: serverLimits.openUploads }, () => 201), 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.errors[0]).toMatchObject({
      code: 'too_many_requests',
      detail: expect.stringMatching(/^Pictures of 250 MB .* in 15 minutes/),
    });
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(serverLimits.uploadMinutes * 60);
    // Refused uploads are not counted, and other users are not affected.
    const stored = await query<{ n: number }>(product, 'select count(*) as n from uploads where user_id = $1', [
      ada.id,
    ]);
    expect(stored[0]?.n).toBe(serverLimits.openUploads);
    expect((await announce(largest, await product.make.administrator())).status).toBe(201);
    await query(product, 'update uploads set expires_at = now() where user_id = $1', [ada.id]);
    expect((await announce(largest)).status).toBe(201);
  });

  it('are free again once they have become an attachment', async () => {
    const picture = await plainPicture(20, 20).png().toBuffer();
    const room = picture.length + 10;
    await announceAll(serverLimits.openUploads - 1);
    await announce(largest - room);
    expect((await attach(ada.client, product.address, picture)).status).toBe(201);
    expect((await announce(room)).status).toBe(201);
    expect((await announce(1)).status).toBe(429);
  });

  it('are limited per day, whatever happens to the uploads', async () => {
    await announce(1);
    const set = (bytes: number, day: string) =>
      query(product, `update upload_days set bytes = $2, day = ${day} where user_id = $1`, [ada.id, bytes]);
    const today = "(now() at time zone 'UTC')::date";
    await set(serverLimits.uploadDayBytes - 10, today);
    expect((await announce(10)).status).toBe(201);
    const refused = await announce(1);
    expect([refused.status, refused.errors[0]?.detail]).toEqual([
      429,
      expect.stringMatching(/^You have uploaded 1024 MB today/),
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    // Control: the bytes of another day do not count.
    await set(serverLimits.uploadDayBytes, `${today} - 1`);
    expect((await announce(1)).status).toBe(201);
  });
});
