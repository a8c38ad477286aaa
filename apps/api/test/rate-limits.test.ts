import { api, type Endpoint, type EndpointName } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validRequests } from './support/every-endpoint.ts';
import type { Fixtures } from './support/fixtures.ts';
import { openLink } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';

let product: Product;
let linkToken: string;

beforeAll(async () => {
  product = await startProduct();
  const ada = await product.make.administrator();
  const { workspace } = await product.make.project(ada.client);
  ({ token: linkToken } = await openLink(ada.client, workspace));
});
afterAll(() => product?.stop());

const anonymous = (Object.entries(api) as [EndpointName, Endpoint][]).filter(
  ([, { access }]) => access === 'anonymous',
);

/** Makes an anonymous call of an endpoint. Returns its status and the names of the limits that counted it. */
async function callOnce(name: EndpointName): Promise<{ status: number; counted: string[] }> {
  await query(product, 'delete from rate_limits');
  // Anonymous calls need only the link of a place.
  const { method, path, body, type } = validRequests[name]({ linkToken } as Fixtures);
  const { status } = await fetch(new URL(path, product.address), {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': type ?? '' } }),
  });
  const rows = await query<{ key: string }>(product, 'select key from rate_limits');
  return { status, counted: rows.map(({ key }) => key) };
}

describe('a call that anybody may make', () => {
  it.each(anonymous)(
    '%s is counted per client address, or declares why it is not',
    async (name, { unlimited, errors }) => {
      const { counted } = await callOnce(name);
      expect(counted.some((key) => key.endsWith('127.0.0.1'))).toBe(!unlimited);
      expect(errors.includes('too_many_requests')).toBe(!unlimited);
    },
  );

  it('is refused after too many calls from the same address', async () => {
    await callOnce('readConfig');
    await query(product, 'update rate_limits set points = 1000000');
    const { status, errors } = await product.anonymous.call('GET /config');
    expect([status, errors[0]?.code]).toEqual([429, 'too_many_requests']);
    expect((await callOnce('readConfig')).status).toBe(200);
  });
});

it('only anonymous calls declare why they are not counted', () => {
  const others = (Object.values(api) as Endpoint[]).filter(({ access }) => access !== 'anonymous');
  expect(others.filter(({ unlimited }) => unlimited !== undefined)).toEqual([]);
});
