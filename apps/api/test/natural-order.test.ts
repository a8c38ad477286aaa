import { inNaturalOrder } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { type Product, startProduct } from './support/product.ts';

interface Named {
  readonly data: { readonly attributes: { readonly title?: string; readonly name?: string } }[];
}

/** Names that the order of bytes sorts otherwise. */
const names = ['Zoo', 'Ärzte', 'apfel', 'Plan 10', 'Éclair', 'Plan 2', 'Über', 'العربية', '漢字'];
const inOrder = ['apfel', 'Ärzte', 'Éclair', 'Plan 2', 'Plan 10', 'Über', 'Zoo', 'العربية', '漢字'];

let product: Product;
let ada: Client;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());

async function listed(address: string): Promise<(string | undefined)[]> {
  const { body } = await ada.send('GET', address);
  return (body as Named).data.map(({ attributes }) => attributes.title ?? attributes.name);
}

describe('lists by name', () => {
  it('have letters as readers expect them, and numbers by their value', async () => {
    expect(names.toSorted(inNaturalOrder)).toEqual(inOrder);
    const { workspace, project } = await product.make.project(ada, 'Plan 3');
    for (const title of names) {
      await ada.call('POST /v1/projects', {
        body: { data: { type: 'projects', attributes: { title, workspace_slug: workspace } } },
      });
      await product.make.insight(ada, project, { title });
      await product.make.projectMember(project, 'project_viewer', { name: title });
    }
    const projects = `/v1/projects?filter[workspace]=${workspace}&sort`;
    const withThird = inOrder.toSpliced(4, 0, 'Plan 3');
    expect(await listed(`${projects}=title`)).toEqual(withThird);
    expect(await listed(`${projects}=-title`)).toEqual(withThird.toReversed());
    expect(await listed(`/v1/projects/${project}/insights?sort=title`)).toEqual(inOrder);
    const members = await listed(`/v1/projects/${project}/members`);
    expect(members.filter((name) => names.includes(name ?? ''))).toEqual(inOrder);
  });
});
