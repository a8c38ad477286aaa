import type { ProjectRole, WorkspaceRole } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;
let radar: string;
let card: string;
let dump: string;

const blips = [{ id: 'heat', label: 'Heat as a utility', domain: 'Energy', ring: 'Next' }];

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada));
  card = await product.make.card(ada, project, { title: 'A signal' });
  const { body } = await ada.call('POST /v1/projects/{id}/radars', {
    params: { id: project },
    body: { data: { type: 'radars', attributes: { title: 'Cities', domains: ['People', 'Energy'], blips } } },
  });
  radar = body.data.id;
  dump = (await publish(ada)).body.data.id;
});
afterAll(() => product?.stop());

const publish = (client: Client) =>
  client.call('POST /v1/projects/{id}/radars/{radarId}/dumps', {
    params: { id: project, radarId: radar },
    body: { data: { type: 'radar-dumps', attributes: {} } },
  });
const ofDump = () => ({ params: { id: project, radarId: radar, dumpId: dump } });
const change = (client: Client) =>
  client.call('PATCH /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', {
    ...ofDump(),
    body: { data: { type: 'radar-dumps', attributes: { indexable: true } } },
  });
const revoke = (client: Client) => client.call('DELETE /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', ofDump());
const makeImageLink = (client: Client) =>
  client.call('POST /v1/cards/{id}/image-links', {
    params: { id: card },
    body: { data: { type: 'card-image-links', attributes: {} } },
  });
const allowCollaborators = (client: Client, allowed: boolean) =>
  client.call('PATCH /v1/workspaces/{id}', {
    params: { id: workspace },
    body: { data: { type: 'workspaces', attributes: { collaborators_may_publish: allowed } } },
  });
/** What comes of everything that makes something public, or changes what is public; revoking last. */
const attempts = async (client: Client) => [
  (await publish(client)).status,
  (await change(client)).status,
  (await makeImageLink(client)).status,
  (await revoke(client)).status,
];
const edit = (client: Client) =>
  client.call('PATCH /v1/projects/{id}/radars/{radarId}', {
    params: { id: project, radarId: radar },
    body: { data: { type: 'radars', attributes: { title: 'Towns' } } },
  });
const member = async (role: WorkspaceRole | ProjectRole) =>
  role.startsWith('workspace')
    ? (await product.make.workspaceMember(workspace, role as WorkspaceRole)).client
    : (await product.make.projectMember(project, role as ProjectRole)).client;

describe('publishing', () => {
  it.each(['workspace_admin', 'workspace_creator', 'project_admin', 'project_creator'] as const)(
    'is allowed to %s',
    async (role) => {
      expect(await attempts(await member(role))).toEqual([201, 200, 201, 204]);
    },
  );

  it.each(['workspace_collaborator', 'project_collaborator'] as const)(
    'is refused to %s, who may edit, until the workspace lets collaborators',
    async (role) => {
      const client = await member(role);
      expect(await attempts(client)).toEqual([403, 403, 403, 403]);
      expect((await edit(client)).status, 'control').toBe(200);
      const refused = await publish(client);
      expect(refused.errors[0]?.detail).toMatch(/^Administrators and creators may publish here/);
      await allowCollaborators(ada, true);
      expect(await attempts(client)).toEqual([201, 200, 201, 204]);
      await allowCollaborators(ada, false);
      expect((await publish(client)).status).toBe(403);
    },
  );

  it('is refused to viewers, whatever collaborators may do', async () => {
    await allowCollaborators(ada, true);
    expect(await attempts(await member('project_viewer'))).toEqual([403, 403, 403, 403]);
  });

  it('is not opened by the setting of another workspace', async () => {
    const other = await product.make.project(ada);
    await ada.call('PATCH /v1/workspaces/{id}', {
      params: { id: other.workspace },
      body: { data: { type: 'workspaces', attributes: { collaborators_may_publish: true } } },
    });
    expect((await publish(await member('project_collaborator'))).status).toBe(403);
  });

  it('keeps what is public when the setting is switched off again', async () => {
    await allowCollaborators(ada, true);
    const client = await member('project_collaborator');
    const page = (await publish(client)).body.data.attributes.url ?? '';
    const image = (await makeImageLink(client)).body.data.attributes.url ?? '';
    await allowCollaborators(ada, false);
    const read = async (address: string) => (await fetch(`${product.address}${address}`)).status;
    expect([await read(page), await read(image)]).toEqual([200, 200]);
  });

  it('is opened by those who manage the workspace, not by collaborators', async () => {
    const collaborator = await member('workspace_collaborator');
    expect((await allowCollaborators(collaborator, true)).status).toBe(403);
    expect((await allowCollaborators(await member('project_admin'), true)).status).toBe(404);
    expect((await allowCollaborators(await member('workspace_creator'), true)).status).toBe(200);
    const { body } = await collaborator.call('GET /v1/projects/{id}', { params: { id: project } });
    expect(body.data.attributes.collaborators_may_publish).toBe(true);
  });

  it.each(['project_admin', 'project_creator'] as const)(
    'cannot be had by a collaborator of the workspace who makes somebody %s',
    async (role) => {
      const { client, slug } = await product.make.workspaceMember(workspace, 'workspace_collaborator');
      const grant = (given: ProjectRole) =>
        client.call('POST /v1/permissions', {
          body: { data: { type: 'permissions', attributes: { user_id: slug, project_slug: project, role: given } } },
        });
      await allowCollaborators(ada, true);
      expect((await grant(role)).status).toBe(403);
      const invited = await client.call('POST /v1/workspaces/{id}/invitations', {
        params: { id: workspace },
        body: { invitations: [{ email: 'eve@example.org', role, project_slug: project }] },
      });
      expect(invited.status).toBe(403);
      expect((await grant('project_collaborator')).status, 'control').toBe(200);
    },
  );
});
