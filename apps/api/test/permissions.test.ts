import {
  type Action,
  api,
  can,
  type EndpointName,
  kinds,
  kindsWith,
  type Permissions,
  projectRoles,
  requirementsOf,
  workspaceRoles,
} from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { AiServer } from './support/ai-server.ts';
import type { Client } from './support/client.ts';
import { validRequests } from './support/every-endpoint.ts';
import type { Person } from './support/factory.ts';
import { type Fixtures, makeFixtures as makeAllFixtures } from './support/fixtures.ts';
import { type Product, startProduct } from './support/product.ts';

/** Who calls: every role, in the project itself, in its sibling, and in another workspace. */
const callers = [
  'nobody signed in',
  'global administrator',
  'somebody without a role',
  ...workspaceRoles,
  ...projectRoles,
  'project_admin of a sibling project',
  'workspace_admin of another workspace',
] as const;
type Caller = (typeof callers)[number];

/**
 * The permission table decides who may do what. On the embedded database each call is therefore made by only two of the
 * callers: one who may do everything, and one whose roles have to be looked up.
 */
const callersHere =
  inject('databaseServer').kind === 'postgres'
    ? callers
    : (['global administrator', 'project_collaborator'] satisfies Caller[]);

let server: AiServer;
let product: Product;
let ada: Person;
let admin: Client;
const secret = 'Xylophon';

beforeAll(async () => {
  server = await AiServer.start(['ask', 'signals', 'suggest-map-group']);
  product = await startProduct({ ai: server.config });
  ada = await product.make.administrator();
  admin = ada.client;
});
afterAll(async () => {
  await product?.stop();
  await server?.stop();
});

const newFixtures = () => makeAllFixtures(product, ada, secret);

/** The caller's client and permissions. */
async function signInAs(
  caller: Caller,
  fixtures: Fixtures & { sibling: string },
): Promise<[Client, Permissions | undefined]> {
  const { make } = product;
  const holds = (permissions: Partial<Permissions>): Permissions => ({
    is_global_admin: false,
    workspaces: [],
    projects: [],
    ...permissions,
  });
  if (caller === 'nobody signed in') return [product.anonymous, undefined];
  if (caller === 'global administrator') return [(await make.administrator()).client, holds({ is_global_admin: true })];
  if (caller === 'somebody without a role') return [(await make.person()).client, holds({})];
  if (caller === 'project_admin of a sibling project') {
    const { client } = await make.projectMember(fixtures.sibling, 'project_admin');
    return [client, holds({ projects: [{ slug: fixtures.sibling, role: 'project_admin' }] })];
  }
  if (caller === 'workspace_admin of another workspace') {
    const other = await make.project(admin);
    const { client } = await make.workspaceMember(other.workspace, 'workspace_admin');
    return [client, holds({ workspaces: [{ slug: other.workspace, role: 'workspace_admin' }] })];
  }
  const workspaceRole = workspaceRoles.find((role) => role === caller);
  if (workspaceRole) {
    const { client } = await make.workspaceMember(fixtures.workspace, workspaceRole);
    return [client, holds({ workspaces: [{ slug: fixtures.workspace, role: workspaceRole }] })];
  }
  const projectRole = projectRoles.find((role) => role === caller) ?? 'project_viewer';
  const { client } = await make.projectMember(fixtures.project, projectRole);
  return [client, holds({ projects: [{ slug: fixtures.project, role: projectRole }] })];
}

const seeing: Readonly<Record<string, Action>> = {
  workspace: 'workspace.view',
  project: 'project.view',
  ...Object.fromEntries(kindsWith('trashable').map((kind) => [kinds[kind].singular, `${kinds[kind].singular}.view`])),
};
/** Calls about something that is invisible to users who may not manage it, such as a draft. */
const hidden = new Set<EndpointName>([
  'readInvitation',
  'renewInvitation',
  'createInvitationLink',
  'deleteInvitation',
  'mergeCards',
]);

/** The status that the permission table requires: `true` for any success. */
function expected(name: EndpointName, permissions: Permissions | undefined, fixtures: Fixtures): number | true {
  const { access } = api[name];
  if (access === 'anonymous') return true;
  if (!permissions) return 401;
  if (access === 'global-admin') return permissions.is_global_admin || 403;
  const needed = requirementsOf(api[name]).flatMap((actions) => asked(name, actions) ?? []);
  const target = targetOf(name, fixtures);
  if (needed.every((action) => can(permissions, action, target))) return true;
  if (name === 'createWorkspace' || name === 'createSample') return 403;
  if (hidden.has(name)) return 404;
  const scope = scopeOf(name, needed[0] ?? 'workspace.update');
  return can(permissions, seeing[scope] ?? 'workspace.view', target) ? 403 : 404;
}

/** Of several actions of which one is enough, the one that the request of this test needs. */
function asked(name: EndpointName, actions: readonly (Action | 'signed-in')[]): Action | undefined {
  const named = actions.filter((action) => action !== 'signed-in');
  return name === 'followEvents' ? named.find((action) => action === 'project.view') : named[0];
}

function scopeOf(name: EndpointName, action: Action): string {
  return name === 'createProject' || name === 'listTrashedProjects' ? 'workspace' : (action.split('.')[0] ?? '');
}

function targetOf(name: EndpointName, fixtures: Fixtures) {
  if (name === 'restoreWorkspace') return { workspaceSlug: fixtures.trashedWorkspace };
  const projectSlug = name === 'restoreProject' ? fixtures.trashedProject : fixtures.project;
  return { workspaceSlug: fixtures.workspace, ...(name !== 'listTrashedProjects' && { projectSlug }) };
}

const names = Object.keys(validRequests) as EndpointName[];
/** Anonymous calls that may refuse the requests of this test for other reasons than permissions. */
const refusing = new Set<EndpointName>([
  'login',
  'checkSetup',
  'setUp',
  'register',
  'requestRegistration',
  'checkRegistration',
  'confirmRegistration',
  'forgotPassword',
  'checkPasswordReset',
  'resetPassword',
  'confirmEmail',
  // It needs the id and the signature of a picture; wiki.test.ts tests who may read one.
  'readWikiImage',
]);
/** Calls that refuse the requests of this test even for callers who may make them. */
const refusedToAll = new Set<EndpointName>([
  'deleteMe',
  'changePassword',
  'changeEmail',
  'endSession',
  'updateNotification',
  'createAttachment',
  // Only the person who made an export may read it.
  'readExport',
  'deleteExport',
  'fetchImage',
  'findStockPhotos',
  'capture',
  // The environment sets up the provider of this test, which takes precedence; ai-provider.test.ts saves one.
  'saveAiProvider',
  // They name points or groups of a map, which a job has to make first; maps.test.ts and repository-map.test.ts test
  // who may make them.
  'readMapPoints',
  'readMapColors',
  'readMapMatches',
  'listMapCards',
  'listMapOutlines',
  'readMapSelection',
  'updateMapGroup',
  'readRepositoryMapPoints',
  'readRepositoryMapColors',
  'readRepositoryMapMatches',
  'listRepositoryMapCards',
  'listRepositoryMapOutlines',
  'readRepositoryMapSelection',
  'updateRepositoryMapGroup',
]);

/** Calls that show published content to everybody; radar-pages.test.ts tests that content. */
const publishing = new Set<EndpointName>(['readPublicRadar', 'readPublicRadarFile']);

/** Calls that change something but leave the subjects of the other calls unchanged, so no new fixtures are needed. */
const keepingTheFixtures = new Set<EndpointName>([
  'createWorkspace',
  'createSample',
  'updateWorkspace',
  'createProject',
  'updateProject',
  'updateBrief',
  'restoreBriefVersion',
  'createTag',
  'updateTag',
  'createCard',
  'queryRepository',
  'queryRepositoryFacets',
  'readRepositoryNeighbours',
  'updateCard',
  'duplicateCard',
  'bulkDuplicateCards',
  'bulkUpdateCards',
  'bulkRestoreCards',
  'createInsight',
  'updateInsight',
  'restoreInsight',
  'createTrend',
  'updateTrend',
  'restoreTrend',
  'rateTrend',
  'withdrawRating',
  'listConclusions',
  'createRadar',
  'updateRadar',
  'restoreRadar',
  'publishRadar',
  'updateDump',
  'importRadar',
  'createComment',
  'updateComment',
  'readAllNotifications',
  'createUploadUrl',
  'updateAttachment',
  'importCards',
  'createExport',
  'downloadPdf',
  'updateMe',
  'endOtherSessions',
  'endUserSessions',
  'createPasswordResetLink',
  'checkInvitation',
  'createInvitations',
  'renewInvitation',
  'createInvitationLink',
  'restoreWorkspace',
  'restoreProject',
  'updateSettings',
  'testMail',
  'saveAppearance',
  'removeAppearance',
  'dismissFailedMails',
  'saveAiProvider',
  'removeAiProvider',
  'saveMailServer',
  'removeMailServer',
  'testFiles',
  'reachOut',
  'updateMessage',
  'suggestTags',
  'layOutMap',
  'layOutRepositoryMap',
  'createCardImageLink',
  'forgotPassword',
  'requestRegistration',
]);

describe.each(callersHere)('%s', (caller) => {
  describe('may do what the permission table says, and sees nothing that it hides', () => {
    let fixtures: Awaited<ReturnType<typeof newFixtures>> | undefined;
    let client: Client;
    let permissions: Permissions | undefined;

    it.each(names)('%s', async (name) => {
      // The same fixtures are used for several calls, until a call removes one of them.
      if (!fixtures) {
        fixtures = await newFixtures();
        [client, permissions] = await signInAs(caller, fixtures);
      }
      const at = fixtures;
      const { method, path, body, type } = validRequests[name](at);
      const answer = await client.send(method, path, { body, ...(type && { type }) });
      if (method !== 'GET' && answer.status < 300 && !keepingTheFixtures.has(name)) fixtures = undefined;

      const wanted = refusing.has(name) ? true : expected(name, permissions, at);
      const mayRefuse = refusing.has(name) || refusedToAll.has(name);
      const said = `${answer.status} ${answer.text.slice(0, 200)}`;
      if (wanted !== true) expect(answer.status, said).toBe(wanted);
      else if (!mayRefuse) expect(answer.status, said).toBeLessThan(300);
      const mayRead =
        permissions && can(permissions, 'project.view', { workspaceSlug: at.workspace, projectSlug: at.project });
      if (!mayRead && !publishing.has(name))
        expect(answer.text.toLowerCase(), said).not.toContain(secret.toLowerCase());
    });
  });

  it('changes nothing with refused calls', async () => {
    const fixtures = await newFixtures();
    const [client, permissions] = await signInAs(caller, fixtures);
    const before = await snapshot(fixtures);
    for (const name of names) {
      if (name === 'logout' || expected(name, permissions, fixtures) === true) continue;
      const { method, path, body, type } = validRequests[name](fixtures);
      await client.send(method, path, { body, ...(type && { type }) });
    }
    expect(await snapshot(fixtures)).toEqual(before);
  });
});

async function snapshot(fixtures: Fixtures): Promise<unknown> {
  const { body: project } = await admin.call('GET /v1/projects/{id}', { params: { id: fixtures.project } });
  const { body: workspace } = await admin.call('GET /v1/workspaces/{id}', { params: { id: fixtures.workspace } });
  const { body: cards } = await admin.call('GET /v1/projects/{id}/cards', { params: { id: fixtures.project } });
  const { body: tags } = await admin.call('GET /v1/projects/{id}/tags-from-all-taxonomies', {
    params: { id: fixtures.project },
  });
  const { body: insights } = await admin.call('GET /v1/projects/{id}/insights', { params: { id: fixtures.project } });
  const { body: trends } = await admin.call('GET /v1/projects/{id}/trends', { params: { id: fixtures.project } });
  const { body: members } = await admin.call('GET /v1/workspaces/{id}/members', { params: { id: fixtures.workspace } });
  const { body: invitations } = await admin.call('GET /v1/workspaces/{id}/invitations', {
    params: { id: fixtures.workspace },
  });
  const { body: brief } = await admin.call('GET /v1/projects/{id}/brief', { params: { id: fixtures.project } });
  const { body: trash } = await admin.call('GET /v1/workspaces/{id}/trash', { params: { id: fixtures.workspace } });
  const conclusions = [insights.data, trends.data];
  const people = [members.data, invitations.data];
  return [project.data, workspace.data, cards.data, tags.data, conclusions, people, brief.data, trash.data];
}

describe('drafts', () => {
  it('do not exist for a viewer: not individually, in lists, counts, searches, copies or bulk calls', async () => {
    const fixtures = await newFixtures();
    const { client } = await product.make.projectMember(fixtures.project, 'project_viewer');
    const params = { id: fixtures.draft };
    expect((await client.call('GET /v1/cards/{id}', { params })).status).toBe(404);
    expect((await client.call('GET /v1/cards/{id}/neighbours', { params })).status).toBe(404);
    const searched = await client.call('GET /v1/projects/{id}/cards', {
      params: { id: fixtures.project },
      query: { 'filter[search]': 'draft', 'filter[showDrafts]': 'true' },
    });
    expect(searched.body.meta.total_record_count).toBe(0);
    const project = await client.call('GET /v1/projects/{id}', { params: { id: fixtures.project } });
    expect(project.body.data.attributes.card_count).toBe(1);
    const people = await client.call('GET /v1/projects/{id}/users', { params: { id: fixtures.project } });
    expect(people.body.data.reduce((sum, user) => sum + user.attributes.card_count, 0)).toBe(1);
    const bulk = await client.call('POST /v1/cards/bulk-delete', { body: { card_slugs: [fixtures.draft] } });
    expect(bulk.status).toBe(404);
  });

  it('are seen by users who may write (control)', async () => {
    const fixtures = await newFixtures();
    const { client } = await product.make.projectMember(fixtures.project, 'project_collaborator');
    expect((await client.call('GET /v1/cards/{id}', { params: { id: fixtures.draft } })).status).toBe(200);
  });
});

describe('bulk calls', () => {
  it('do nothing when the caller may not change one of the cards', async () => {
    const own = await newFixtures();
    const foreign = await newFixtures();
    const { client } = await product.make.workspaceMember(own.workspace, 'workspace_admin');
    const both = { card_slugs: [own.card, foreign.card] };
    const deleted = await client.call('POST /v1/cards/bulk-delete', { body: both });
    const copied = await client.call('POST /v1/cards/bulk-duplicate', { body: both });
    expect([deleted.status, copied.status]).toEqual([404, 404]);
    expect((await client.call('GET /v1/cards/{id}', { params: { id: own.card } })).status).toBe(200);
    const list = await client.call('GET /v1/projects/{id}/cards', { params: { id: own.project } });
    expect(list.body.meta.total_record_count).toBe(2);
  });

  it('never copy into a project where the caller may not create', async () => {
    const own = await newFixtures();
    const foreign = await newFixtures();
    const { client } = await product.make.workspaceMember(own.workspace, 'workspace_admin');
    const copied = await client.call('POST /v1/cards/{id}/duplicate', {
      params: { id: own.card },
      body: { project_slug: foreign.project },
    });
    expect(copied.status).toBe(404);
  });
});
