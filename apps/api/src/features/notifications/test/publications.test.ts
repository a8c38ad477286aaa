import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { makeImageLink } from '#test/support/fixtures.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;
let radar: string;
/** A creator of the project, who publishes. */
let creator: Person;
let workspaceAdmin: Person;
let projectAdmin: Person;
/** People who are not told. */
let others: Person[];

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada));
  const { make } = product;
  creator = await make.projectMember(project, 'project_creator');
  workspaceAdmin = await make.workspaceMember(workspace, 'workspace_admin');
  projectAdmin = await make.projectMember(project, 'project_admin');
  others = [
    await make.workspaceMember(workspace, 'workspace_creator'),
    await make.workspaceMember(workspace, 'workspace_collaborator'),
    await make.projectMember(project, 'project_viewer'),
    await make.workspaceMember((await make.project(ada)).workspace, 'workspace_admin'),
    // A global administrator without a role here.
    await make.administrator(),
  ];
  const blips = [{ id: 'heat', label: 'Heat as a utility', domain: 'Energy', ring: 'Next' }];
  const { body } = await ada.call('POST /v1/projects/{id}/radars', {
    params: { id: project },
    body: { data: { type: 'radars', attributes: { title: 'Cities', domains: ['People', 'Energy'], blips } } },
  });
  radar = body.data.id;
});
afterAll(() => product?.stop());

const publish = (client: Client, attributes: object = {}) =>
  client.call('POST /v1/projects/{id}/radars/{radarId}/dumps', {
    params: { id: project, radarId: radar },
    body: { data: { type: 'radar-dumps', attributes } },
  });
const told = async ({ client }: Person) => {
  const { data, meta } = (await client.call('GET /v1/notifications')).body;
  expect(meta.total_record_count).toBe(data.length);
  return data.map(({ attributes }) => attributes);
};

describe('a publication', () => {
  it('of a radar is told to the administrators of the project and its workspace, and to nobody else', async () => {
    await publish(creator.client, { note: 'For the board' });
    const notification = {
      kind: 'publication',
      read: false,
      person: { email: creator.email },
      project: { slug: project },
      subject: { type: 'radars', slug: radar, title: 'Cities' },
      edition: 1,
      export_state: null,
      comment_slug: '',
      excerpt: 'For the board',
    };
    for (const person of [workspaceAdmin, projectAdmin]) expect(await told(person)).toMatchObject([notification]);
    for (const person of [creator, ...others]) expect(await told(person)).toEqual([]);
  });

  it('is told once to somebody who administers both, and not to its publisher', async () => {
    const both = await product.make.projectMember(project, 'project_admin');
    const body = {
      data: {
        type: 'permissions' as const,
        attributes: { user_id: both.slug, workspace_slug: workspace, role: 'workspace_admin' as const },
      },
    };
    expect((await ada.call('POST /v1/permissions', { body })).status).toBe(200);
    await publish(creator.client);
    expect(await told(both)).toHaveLength(1);
    await publish(both.client);
    expect(await told(both)).toHaveLength(1);
    expect(await told(projectAdmin)).toHaveLength(2);
  });

  it('is told once when the call is sent twice', async () => {
    for (let sent = 0; sent < 2; sent += 1) await publish(creator.client, { creation_key: 'a-random-key' });
    expect(await told(projectAdmin)).toHaveLength(1);
  });

  it('is not told while the radar is in the trash, nor to those who have left', async () => {
    await publish(creator.client);
    const params = { id: project, radarId: radar };
    await ada.call('DELETE /v1/projects/{id}/radars/{radarId}', { params });
    expect(await told(projectAdmin)).toEqual([]);
    await ada.call('POST /v1/projects/{id}/radars/{radarId}/restore', { params });
    expect(await told(projectAdmin), 'control').toHaveLength(1);
    await ada.call('DELETE /v1/permissions', {
      body: { data: { type: 'permissions', attributes: { user_id: projectAdmin.slug, project_slug: project } } },
    });
    expect(await told(projectAdmin)).toEqual([]);
  });

  it('of the image of a card is told in the same way, as long as the link exists', async () => {
    const card = await product.make.card(ada, project, { title: 'A bakery heats the flats' });
    const { imageLink } = await makeImageLink(creator.client, card);
    const subject = { type: 'cards', slug: card, title: 'A bakery heats the flats' };
    expect(await told(projectAdmin)).toMatchObject([{ kind: 'publication', subject, edition: null }]);
    for (const person of [creator, ...others]) expect(await told(person)).toEqual([]);
    await creator.client.call('DELETE /v1/cards/{id}/image-links/{link}', { params: { id: card, link: imageLink } });
    expect(await told(projectAdmin)).toEqual([]);
  });

  it('can be marked as read', async () => {
    await publish(creator.client);
    const [found] = (await projectAdmin.client.call('GET /v1/notifications')).body.data;
    const marked = await projectAdmin.client.call('PATCH /v1/notifications/{id}', {
      params: { id: found?.id ?? '' },
      body: { data: { type: 'notifications', attributes: { read: true } } },
    });
    expect(marked.body.data.attributes).toMatchObject({ kind: 'publication', read: true });
    expect((await projectAdmin.client.call('GET /v1/notifications')).body.meta.unread).toBe(0);
  });
});
