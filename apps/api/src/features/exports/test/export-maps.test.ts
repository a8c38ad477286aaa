import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportOptions } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { holdJobs } from '#test/support/held-jobs.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';
import { readPages } from '#test/support/read-pages.ts';
import { fillProject, isOfSubject } from '#test/support/scan.ts';

let product: Product;
let ada: Client;
let project: string;
let folder: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  folder = await mkdtemp(join(tmpdir(), 'foreglow-export-maps-'));
  ({ project } = await product.make.project(ada));
  await fillProject(ada, project, ofEach);
  for (const place of ['harbour', 'lagoon', 'cellar', 'attic']) {
    await product.make.card(ada, project, { title: `Octopus tentacles in the aquarium of a ${place}`, public: false });
  }
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await product?.stop();
});

const ofEach = 8;
const shown = 3 * ofEach;
const drafts = 4;
/** Words that only drafts contain. */
const secrets = /octopus|tentacle|aquarium/i;

type Given = Partial<Pick<ExportOptions, 'drafts'>> & { content?: 'project' | 'cards' };

/** The pages of an export whose footer names the map. */
async function mapPages(client: Client, given: Given = {}, filters: object = {}): Promise<string[]> {
  const { content = 'project', ...options } = given;
  const { status, body, text } = await client.call('POST /v1/projects/{id}/exports', {
    params: { id: project },
    query: filters,
    body: { data: { type: 'exports', attributes: { format: 'pdf', content, options } } },
  });
  expect(status, text).toBe(201);
  const path = join(folder, `${body.data.id}.pdf`);
  const file = await fetch(new URL(body.data.attributes.url ?? '', product.address));
  await writeFile(path, Buffer.from(await file.arrayBuffer()));
  return (await readPages(path)).pages.filter((page) => page.includes(' · Map'));
}

/** The numbers of cards in the groups of a page, and of cards without a group. */
function countOf(page: string | undefined): number {
  const legend = page?.split(/\d+ groups?/)[1] ?? '';
  return [...legend.matchAll(/(\d+) signals?/g)].reduce((sum, [, count]) => sum + Number(count), 0);
}

describe('the booklet of a project', () => {
  it('has no map before one was made, and does not request one', async () => {
    expect(await mapPages(ada)).toEqual([]);
    expect(await query(product, 'select model_id from maps')).toEqual([]);
  });

  it('has a map with exactly the exported cards', async () => {
    await ada.call('GET /v1/projects/{id}/map', { params: { id: project } });
    await product.jobsDone();
    const { client: viewer } = await product.make.projectMember(project, 'project_viewer');

    const [whole] = await mapPages(ada);
    expect(whole).toMatch(secrets);
    expect(countOf(whole)).toBe(shown + drafts);

    for (const [maker, given, filters] of [
      [viewer, {}, {}],
      [ada, { drafts: false }, {}],
      [ada, {}, { 'filter[showDrafts]': 'false' }],
    ] as const) {
      const [page = '', ...others] = await mapPages(maker, given, filters);
      expect(others).toEqual([]);
      expect(page.match(secrets)?.[0]).toBeUndefined();
      expect(countOf(page)).toBe(shown);
      expect(page.split(/[^a-z]+/i).some((word) => isOfSubject(word, 'trains'))).toBe(true);
    }
  });

  it('has no map if filters leave cards out, and other exports have none either', async () => {
    expect(await mapPages(ada, {}, { 'filter[tags]': 'energy' })).toEqual([]);
    expect(await mapPages(ada, {}, { 'filter[showOnlyDrafts]': 'true' })).toEqual([]);
    expect(await mapPages(ada, { content: 'cards' })).toEqual([]);
  });

  it('tells how many of its cards have not been placed yet', async () => {
    const release = await holdJobs(product, 'update-similarity');
    await product.make.card(ada, project, { title: 'Night trains return' });
    const [page] = await mapPages(ada);
    await release();
    expect(page).toContain('1 new signal has no place on');
    expect(countOf(page)).toBe(shown + drafts);
  });
});
