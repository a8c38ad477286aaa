import { type MapAttributes, noMapGroup } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { holdJobs } from '#test/support/held-jobs.ts';
import { jobStates } from '#test/support/jobs.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';
import { fillProject, textsOf } from '#test/support/scan.ts';
import { SeenMap } from '#test/support/seen-map.ts';

let product: Product;
let ada: Client;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());

const job = 'update-similarity';
const seen = (id: string) => new SeenMap(product, ada, id);
async function anotherProject(workspace: string): Promise<string> {
  const attributes = { title: 'Another scan', workspace_slug: workspace };
  return (await ada.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } })).body.data.id;
}
const change = (slug: string, attributes: object) =>
  ada.call('PATCH /v1/cards/{id}', { params: { id: slug }, body: { data: { type: 'cards', id: slug, attributes } } });
const restore = (slug: string) => ada.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [slug] } });
const remove = (slug: string) => ada.call('DELETE /v1/cards/{id}', { params: { id: slug } });

describe('a map that changes', () => {
  const ofEach = 12;
  let workspace: string;
  let project: string;
  let map: SeenMap;

  beforeAll(async () => {
    ({ workspace, project } = await product.make.project(ada));
    await fillProject(ada, project, ofEach);
    map = seen(project);
    await map.made();
  });

  /** The subjects of the cards nearest to a card, by their tags. */
  async function neighboursOf(slug: string): Promise<(string | undefined)[]> {
    const { points, cards } = await map.all();
    const own = cards.findIndex((card) => card.slug === slug);
    const gap = (at: number) =>
      Math.hypot(
        (points.x[at] as number) - (points.x[own] as number),
        (points.y[at] as number) - (points.y[own] as number),
      );
    const others = [...cards.keys()].filter((at) => cards[at]?.tags[0] && at !== own);
    return others
      .sort((a, b) => gap(a) - gap(b))
      .slice(0, 3)
      .map((at) => cards[at]?.tags[0]?.name);
  }

  it('places a new card among similar ones and moves a changed one, while the others stay', async () => {
    const before = await map.places();
    const { version } = await map.made();
    const [changed = ''] = await map.listed({ 'filter[tags]': 'farms' });
    const release = await holdJobs(product, job);
    const added = await product.make.card(ada, project, { title: 'Sand battery tower turbine' });
    await change(changed, { ...textsOf('trains', 5), title: 'Sleeper railway passenger carriage', tags: [] });
    expect(await map.map()).toMatchObject({ state: 'ready', updating: true, count: 3 * ofEach, unplaced: 1 });
    expect((await map.points(version)).count).toBe(3 * ofEach);
    await release();
    await product.jobsDone();
    expect(await map.map()).toMatchObject({ state: 'ready', updating: false, count: 3 * ofEach + 1, unplaced: 0 });
    const after = await map.places();
    for (const [slug, place] of before) if (slug !== changed) expect(after.get(slug)).toEqual(place);
    expect(after.get(changed)).not.toEqual(before.get(changed));
    expect(await neighboursOf(added)).toEqual(['energy', 'energy', 'energy']);
    expect(await neighboursOf(changed)).toEqual(['trains', 'trains', 'trains']);
    const old = await ada.send('GET', `/v1/projects/${project}/map/points?version=${version}`);
    expect([old.status, old.errors[0]?.code]).toEqual([409, 'map_changed']);
  });

  it('loses a card in the trash, has it in the same place when restored, and loses a card moved away', async () => {
    const before = await map.places();
    const [gone = '', moved = ''] = await map.listed({ 'filter[tags]': 'trains' });
    await remove(gone);
    const without = await map.places();
    expect(without.size).toBe(before.size - 1);
    expect(without.has(gone)).toBe(false);
    await restore(gone);
    expect(await map.places()).toEqual(before);

    const elsewhere = await anotherProject(workspace);
    await ada.call('POST /v1/cards/bulk-move', { body: { card_slugs: [moved], project_slug: elsewhere } });
    // Immediately, before any job processes the move.
    expect((await map.map()).count).toBe(before.size - 1);
    expect((await map.places()).has(moved)).toBe(false);
    expect([...(await seen(elsewhere).places()).keys()]).toEqual([moved]);
  });

  it('keeps the name of a group when it is made again, until the name is withdrawn', async () => {
    const { groups, laid_out_at } = await map.made();
    const [coarse, fine] = ['coarse', 'fine'].map((level) => groups.find((group) => group.level === level));
    for (const group of [coarse, fine]) {
      expect((await map.nameGroup(group?.id ?? '', `Named ${group?.level}`)).status).toBe(204);
    }
    const names = (attributes: MapAttributes) =>
      [coarse, fine].map((group) => attributes.groups.find(({ id }) => id === group?.id)?.name);
    expect(names(await map.map())).toEqual(['Named coarse', 'Named fine']);
    const answer = await map.layOut();
    expect([answer.status, answer.body.data.attributes.updating]).toEqual([202, true]);
    const anew = await map.made();
    expect(anew.laid_out_at).not.toBe(laid_out_at);
    expect(names(anew)).toEqual(['Named coarse', 'Named fine']);
    await map.nameGroup(coarse?.id ?? '', null);
    expect(names(await map.map())).toEqual([null, 'Named fine']);
    expect((await map.nameGroup('999999999', 'Nobody')).status).toBe(404);
  });

  it('is also made again if this was requested while a job was about to end', async () => {
    const { laid_out_at } = await map.made();
    // The state that such a job leaves behind.
    await query(product, 'update similarity_models set anew = true');
    await query(product, 'update maps set anew = true');
    expect((await map.map()).updating).toBe(true);
    expect((await map.made()).laid_out_at).not.toBe(laid_out_at);
    expect((await map.map()).updating).toBe(false);
  });

  it('hides a named group without visible cards, also from renaming', async () => {
    const { map: before, points, cards } = await map.all();
    const fine = before.groups.filter(({ level }) => level === 'fine');
    const number = fine.findIndex(({ count }) => count === Math.min(...fine.map((group) => group.count)));
    const id = fine[number]?.id ?? '';
    await map.nameGroup(id, 'Soon empty');
    const own = cards.filter((_, point) => points.group[point] === number).map(({ slug }) => slug);
    expect(own).toHaveLength(fine[number]?.count ?? 0);
    await ada.call('POST /v1/cards/bulk-delete', { body: { card_slugs: own } });
    expect((await map.map()).groups.map((group) => group.id)).not.toContain(id);
    expect((await map.nameGroup(id, 'Still there')).status).toBe(404);
    await restore(own[0] ?? '');
    expect((await map.map()).groups.find((group) => group.id === id)).toMatchObject({ name: 'Soon empty', count: 1 });
  });
});

describe('a small map', () => {
  it('is empty without cards, and a map of one card, of identical ones, and of those without words', async () => {
    const { workspace, project } = await product.make.project(ada);
    const [one, two, silent] = [
      await anotherProject(workspace),
      await anotherProject(workspace),
      await anotherProject(workspace),
    ];
    await product.make.card(ada, one, { title: 'Sand battery' });
    for (let count = 0; count < 2; count += 1) await product.make.card(ada, two, { title: 'Sand battery' });
    await ada.call('POST /v1/projects/{id}/imports', {
      params: { id: silent },
      query: { duplicates: 'keep' },
      body: `title\n${'🌅\n'.repeat(50)}`,
    });
    const maps = [project, one, two, silent].map((id) => seen(id));
    for (const map of maps) await map.map();
    await product.jobsDone();
    const read = await Promise.all(maps.map((map) => map.all()));
    expect(read.map(({ map: { state, count, unplaced } }) => [state, count, unplaced])).toEqual([
      ['empty', 0, 0],
      ['ready', 1, 0],
      ['ready', 2, 0],
      ['ready', 50, 0],
    ]);
    expect(read[0]?.map.groups).toEqual([]);
    expect(new Set(read[3]?.numbers.map((at) => `${read[3]?.points.x[at]} ${read[3]?.points.y[at]}`)).size).toBe(50);
    expect([...(read[3]?.points.group ?? [])]).toEqual(new Array(50).fill(noMapGroup));
    // The first card of the empty project makes it a map.
    await product.make.card(ada, project, { title: 'Sand battery' });
    expect(await maps[0]?.made()).toMatchObject({ state: 'ready', count: 1 });
    expect(read[1]?.map.groups.every(({ count }) => count === 1)).toBe(true);
  });
});

describe('a map that cannot be made', () => {
  it('has failed after the last attempt, is not tried again by reading, and is made on request', async () => {
    const { project } = await product.make.project(ada);
    await product.make.card(ada, project, { title: 'Sand battery' });
    const map = seen(project);
    await query(
      product,
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
    );
    await query(product, 'create trigger refuse before insert on map_points for each row execute function refuse()');
    const release = await holdJobs(product, job);
    await map.map();
    await query(product, `update pgboss.job set data = jsonb_set(data, '{failures}', '5') where name = $1`, [job]);
    await release();
    await product.jobsDone();
    const attempts = (await jobStates(product.database, job)).length;
    expect(await map.map()).toMatchObject({ state: 'failed', updating: false, count: 0, unplaced: 1 });
    expect(await jobStates(product.database, job)).toHaveLength(attempts);
    await query(product, 'drop trigger refuse on map_points');
    expect((await map.layOut()).body.data.attributes.state).toBe('making');
    expect(await map.made()).toMatchObject({ state: 'ready', count: 1 });
  });
});
