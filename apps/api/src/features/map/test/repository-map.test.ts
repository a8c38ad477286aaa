import { decodeMapPoints, type MapAttributes, type MapColoring, noMapGroup } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { fillProject } from '#test/support/scan.ts';

let product: Product;
let ada: Client;
let workspace: string;
let projects: readonly [string, string];
const ofEach = 6;

async function anotherProject(title: string): Promise<string> {
  const attributes = { title, workspace_slug: workspace };
  return (await ada.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } })).body.data.id;
}

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  const first = await product.make.project(ada);
  workspace = first.workspace;
  projects = [first.project, await anotherProject('A second scan')];
  for (const project of projects) await fillProject(ada, project, ofEach);
});
afterAll(() => product?.stop());

const params = () => ({ params: { id: workspace } });

async function read(client: Client): Promise<MapAttributes> {
  const answer = await client.call('GET /v1/workspaces/{id}/map', params());
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.attributes;
}

/** The map after the jobs that reading it has started are done. */
async function made(client = ada): Promise<MapAttributes & { readonly version: string }> {
  await read(client);
  await product.jobsDone();
  const map = await read(client);
  return { ...map, version: map.version ?? 'none' };
}

async function cardsOf(version: string, count: number) {
  const query = { version, points: Array.from({ length: count }, (_, at) => at).join(',') };
  const { body } = await ada.call('GET /v1/workspaces/{id}/map/cards', { ...params(), query });
  return body.data.map(({ attributes }) => attributes);
}

async function colors(version: string, by: MapColoring) {
  const { body } = await ada.call('GET /v1/workspaces/{id}/map/colors', { ...params(), query: { version, by } });
  const { legend, column } = body.data.attributes;
  return { legend, entries: [...Buffer.from(column, 'base64')].map((number) => legend[number]?.value) };
}

/** The points that match filters. */
async function matches(version: string, filters: object): Promise<number[]> {
  const query = { version, ...filters };
  const { body } = await ada.call('GET /v1/workspaces/{id}/map/matches', { ...params(), query });
  const bytes = Buffer.from(body.data.attributes.bits, 'base64');
  return Array.from({ length: bytes.length * 8 }, (_, at) => at).filter(
    (at) => (((bytes[at >> 3] as number) >> (at & 7)) & 1) === 1,
  );
}

describe('the map of a repository', () => {
  it('places the cards of all projects together, coloured by project', async () => {
    const { version, count, state, groups } = await made();
    expect([state, count]).toEqual(['ready', 2 * 3 * ofEach]);
    const { bytes } = await ada.call('GET /v1/workspaces/{id}/map/points', { ...params(), query: { version } });
    const points = decodeMapPoints(Uint8Array.from(bytes).buffer);
    expect(points.count).toBe(count);
    const cards = await cardsOf(version, count);
    const byProject = await colors(version, 'project');
    expect(byProject.legend.map(({ value, label, count: ofProject }) => [value, label, ofProject])).toEqual(
      expect.arrayContaining([[projects[1], 'A second scan', 3 * ofEach]]),
    );
    expect(byProject.entries).toEqual(cards.map(({ project }) => project.slug));
    // The same texts are in both projects, and so in the same groups.
    const coarse = groups.filter(({ level }) => level === 'coarse');
    const grouped = points.group.filter((number) => number !== noMapGroup).length;
    expect(coarse.reduce((sum, group) => sum + group.count, 0)).toBe(grouped);
    const groupsOf = Map.groupBy([...cards.keys()], (point) => cards[point]?.title);
    for (const same of groupsOf.values()) expect(new Set(same.map((point) => points.group[point])).size).toBe(1);
  });

  it('counts tags with the same name in several projects as one', async () => {
    const { legend } = await colors((await made()).version, 'tag');
    expect(legend.map(({ label, count }) => [label, count]).sort()).toEqual([
      ['energy', 2 * ofEach],
      ['farms', 2 * ofEach],
      ['trains', 2 * ofEach],
    ]);
  });

  it('finds points by the filters of the repository, including projects', async () => {
    const { version, count } = await made();
    const cards = await cardsOf(version, count);
    const pointsOf = (isWanted: (card: (typeof cards)[number]) => boolean) =>
      [...cards.keys()].filter((point) => isWanted(cards[point] as (typeof cards)[number]));
    const ofSecond = pointsOf(({ project }) => project.slug === projects[1]);
    expect(await matches(version, { 'filter[projects]': projects[1] })).toEqual(ofSecond);
    const tagged = pointsOf(({ project, tags }) => project.slug === projects[0] && tags[0]?.name === 'farms');
    expect(tagged).toHaveLength(ofEach);
    expect(await matches(version, { 'filter[projects]': projects[0], 'filter[tags]': 'farms' })).toEqual(tagged);
    expect(await matches(version, {})).toHaveLength(count);
  });

  it('names the project of a selected card, and draws the conclusions of all projects', async () => {
    const { version, count } = await made();
    const cards = await cardsOf(version, count);
    const slugOf = (project: string) => cards.find((card) => card.project.slug === project)?.slug ?? '';
    for (const project of projects) {
      await product.make.insight(ada, project, { title: `Of ${project}`, card_slugs: [slugOf(project)] });
    }
    const attributes = { version, card_slugs: projects.map(slugOf) };
    const { body } = await ada.call('POST /v1/workspaces/{id}/map/selections', {
      ...params(),
      body: { data: { type: 'map-selections', attributes } },
    });
    expect(body.data.attributes.cards.map(({ project_slug }) => project_slug)).toEqual(projects);
    const outlines = await ada.call('GET /v1/workspaces/{id}/map/outlines', { ...params(), query: { version } });
    expect(outlines.body.data.map(({ attributes: { title } }) => title).sort()).toEqual(
      projects.map((project) => `Of ${project}`).sort(),
    );
  });

  it('has separate names of groups', async () => {
    const [group] = (await made()).groups;
    const named = await ada.call('PATCH /v1/workspaces/{id}/map/groups/{groupId}', {
      params: { id: workspace, groupId: group?.id ?? '' },
      body: { data: { type: 'map-groups', id: group?.id ?? '', attributes: { name: 'Of all scans' } } },
    });
    expect(named.status).toBe(204);
    expect((await read(ada)).groups.map(({ name }) => name)).toContain('Of all scans');
    const ofProject = await ada.call('GET /v1/projects/{id}/map', { params: { id: projects[0] } });
    expect(ofProject.body.data.attributes.groups.map(({ name }) => name)).not.toContain('Of all scans');
    const foreign = await ada.call('PATCH /v1/projects/{id}/map/groups/{groupId}', {
      params: { id: projects[0], groupId: group?.id ?? '' },
      body: { data: { type: 'map-groups', id: group?.id ?? '', attributes: { name: 'Mine' } } },
    });
    expect(foreign.status).toBe(404);
  });

  it('is only for members of the workspace', async () => {
    const { version } = await made();
    const { client: member } = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const { client: inProject } = await product.make.projectMember(projects[0], 'project_admin');
    const { client: stranger } = await product.make.person();
    const base = `/v1/workspaces/${workspace}/map`;
    for (const path of [base, `${base}/points?version=${version}`, `${base}/colors?version=${version}&by=project`]) {
      const answers = await Promise.all([member, inProject, stranger].map((client) => client.send('GET', path)));
      expect(
        answers.map(({ status }) => status),
        path,
      ).toEqual([200, 404, 404]);
    }
    const layOut = (client: Client) => client.call('POST /v1/workspaces/{id}/map/layouts', params());
    expect((await layOut(inProject)).status).toBe(404);
    expect((await layOut(member)).status).toBe(202);
    await product.jobsDone();
  });

  it('immediately loses the cards of a deleted project', async () => {
    const third = await anotherProject('A third scan');
    await product.make.card(ada, third, { title: 'Xylophone of the third scan' });
    const { count, version } = await made();
    expect(count).toBe(2 * 3 * ofEach + 1);
    await ada.call('DELETE /v1/projects/{id}', { params: { id: third } });
    const after = await read(ada);
    expect(after.count).toBe(2 * 3 * ofEach);
    expect(JSON.stringify(after)).not.toMatch(/xylophone/i);
    const query = { version, points: '0' };
    expect((await ada.call('GET /v1/workspaces/{id}/map/cards', { ...params(), query })).status).toBe(409);
  });

  it('is empty for a workspace without projects', async () => {
    const attributes = { title: 'Bare' };
    const { body } = await ada.call('POST /v1/workspaces', { body: { data: { type: 'workspaces', attributes } } });
    const answer = await ada.call('GET /v1/workspaces/{id}/map', { params: { id: body.data.id } });
    expect(answer.body.data.attributes).toMatchObject({ state: 'empty', count: 0, version: null, groups: [] });
  });
});
