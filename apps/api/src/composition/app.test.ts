import { api, type Endpoint, type EndpointName, jsonApiType } from '@foreglow/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Actor } from '#features/permissions/actor.ts';
import { type AnswerOf, type Call, guarded } from '#platform/http/handlers.ts';
import { problem } from '#platform/http/problem.ts';
import { Languages } from '#platform/languages/languages.ts';
import { Themes } from '#platform/themes/themes.ts';
import { buildApp } from './app.ts';
import type { Composition } from './composition.ts';

const secret = 'nobody may read this';
const user = {
  userId: 1,
  sessionId: 1,
  slug: 'ada',
  name: 'Ada',
  email: 'ada@example.org',
  locale: 'en' as const,
  theme: 'system' as const,
  permissions: { is_global_admin: true, workspaces: [], projects: [] },
};

let app: FastifyInstance;
afterEach(() => app?.close());

const themes = await Themes.read();

type AnyHandler =
  | ((call: { context: { actor: Actor }; progress: (p: object) => void }) => Promise<object>)
  | { readonly prepare: unknown };

interface Served {
  readonly signedIn?: boolean;
  readonly log?: { write(line: string): void };
  readonly refusal?: Error;
}

/** The server with handlers of the test: one for the tested endpoint; the others are never called. */
async function serve(
  name: EndpointName,
  handler: AnyHandler,
  signedIn = true,
  more: Omit<Served, 'signedIn'> = {},
): Promise<void> {
  app = await build({ [name]: handler }, { ...more, signedIn });
}

/** A server with these handlers. A call to any other endpoint fails. */
function build(
  handlers: Readonly<Record<string, AnyHandler>>,
  { signedIn = true, log, refusal }: Served,
): Promise<FastifyInstance> {
  const others = Object.fromEntries(Object.keys(api).map((other) => [other, () => Promise.reject(new Error(other))]));
  const composition = {
    handlers: { ...others, ...handlers },
    pictureOrigins: [],
    callOrigins: [],
    reportOrigins: [],
    themes,
    languages: Languages.builtIn,
    settings: {
      assertOpen: async () => {
        if (refusal) throw refusal;
      },
    },
    anonymousBodies: { take: async () => undefined },
    serveFiles: () => undefined,
    serveFonts: () => undefined,
    refreshSettings: async () => undefined,
    refreshSettingsNow: async () => undefined,
    contextOf: async () => ({ actor: new Actor(signedIn ? user : undefined) }),
  } as unknown as Composition;
  const logLevel = log ? 'warn' : 'silent';
  return buildApp(composition, {
    version: '0',
    logLevel,
    ...(log && { log }),
    trustProxy: 0,
    webFolder: undefined,
  });
}

const tag = { slug: 'a', name: 'A', color: 'blue', sticky: false, taxonomy: 'cards', count: 0 } as const;
type ListTags = (typeof api)['listProjectTags'];
const tags: AnswerOf<ListTags> = {
  status: 200,
  body: { data: [{ type: 'tags', id: 'a', attributes: tag }] },
};
const readTags = () => app.inject({ url: '/v1/projects/x/tags-from-all-taxonomies' });

/** The work of the test's handler; `changed` records what a real one would write. */
let changed = 0;
const tagsHandler = (action: 'project.view' | 'card.view' | undefined) =>
  guarded<Call<ListTags, { readonly actor: Actor }>, AnswerOf<ListTags>, void>(
    async ({ context: { actor } }) => {
      if (action) actor.authorize(action, { projectSlug: 'x', workspaceSlug: 'w' }, {});
    },
    async () => {
      changed += 1;
      return tags;
    },
  );

describe('a guarded handler', () => {
  beforeEach(() => {
    changed = 0;
  });

  it('that does not authorise what its endpoint declares is answered with 500 and changes nothing', async () => {
    await serve('listProjectTags', tagsHandler(undefined));
    expect([(await readTags()).statusCode, changed]).toEqual([500, 0]);
  });

  it('that authorises a different action is answered with 500 and changes nothing', async () => {
    await serve('listProjectTags', tagsHandler('card.view'));
    expect([(await readTags()).statusCode, changed]).toEqual([500, 0]);
  });

  it('of a call for administrators of the installation is answered with 500 unless it authorises them', async () => {
    const call = () => app.inject({ method: 'POST', url: '/v1/settings/test-mail' });
    for (const administer of [false, true]) {
      await serve('testMail', {
        prepare: async ({ context: { actor } }: { context: { actor: Actor } }) => {
          if (administer) actor.authorizeAdministration({});
          else actor.authorizeSelf();
          return async () => ({ status: 204, body: undefined });
        },
      });
      expect((await call()).statusCode).toBe(administer ? 204 : 500);
      await app.close();
    }
  });

  it('of a call that changes the caller’s own objects does not run unless something was authorised', async () => {
    const call = () => app.inject({ method: 'POST', url: '/v1/notifications/read-all' });
    for (const own of [false, true]) {
      await serve('readAllNotifications', {
        prepare: async ({ context: { actor } }: { context: { actor: Actor } }) => {
          if (own) actor.authorizeSelf();
          return async () => ({ status: 200, body: { meta: { count: 1 } } });
        },
      });
      expect((await call()).statusCode).toBe(own ? 200 : 500);
      await app.close();
    }
  });

  it('that authorises it does its work (control)', async () => {
    await serve('listProjectTags', tagsHandler('project.view'));
    const answer = await readTags();
    expect([answer.statusCode, answer.json(), changed]).toEqual([200, tags.body, 1]);
  });
});

describe('a cached answer', () => {
  const kept = (body: () => Promise<{ data: [] }>) =>
    guarded<Call<ListTags, { readonly actor: Actor }>, AnswerOf<ListTags>, void>(
      async ({ context: { actor } }) => {
        actor.authorize('project.view', { projectSlug: 'x', workspaceSlug: 'w' }, {});
      },
      async () => ({ status: 200, state: 'one', body }),
    );

  it('that cannot be made is a failure without a name, and nothing of it is cached', async () => {
    await serve(
      'listProjectTags',
      kept(() => Promise.reject(new Error('gone'))),
    );
    const answer = await readTags();
    expect([answer.statusCode, answer.headers.etag, answer.headers['cache-control']]).toEqual([
      500,
      undefined,
      'no-store',
    ]);
  });

  it('has a name under which its caller may cache it (control)', async () => {
    await serve(
      'listProjectTags',
      kept(async () => ({ data: [] })),
    );
    const answer = await readTags();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(answer.headers.etag).toMatch(/^W\/"/);
  });
});

describe('a handler', () => {
  it('is not called for anonymous callers', async () => {
    let calls = 0;
    await serve(
      'readMe',
      async () => {
        calls += 1;
        return { status: 200, body: {} };
      },
      false,
    );
    expect([(await app.inject({ url: '/v1/me' })).statusCode, calls]).toEqual([401, 0]);
  });

  it('that returns more than its endpoint declares does not leak the rest', async () => {
    await serve('readMe', async () => ({
      status: 200,
      body: {
        data: {
          type: 'users',
          id: 'ada',
          attributes: {
            ...user,
            new_email: null,
            picture: null,
            digest: true,
            password_hash: secret,
            permissions: { ...user.permissions, workspaces: [{ slug: 'w', role: 'workspace_admin', note: secret }] },
          },
          secret,
        },
        secret,
      },
    }));
    const answer = await app.inject({ url: '/v1/me' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(jsonApiType);
    expect(answer.json()).toEqual({
      data: {
        type: 'users',
        id: 'ada',
        attributes: {
          name: 'Ada',
          email: 'ada@example.org',
          new_email: null,
          locale: 'en',
          theme: 'system',
          picture: null,
          digest: true,
          permissions: {
            is_global_admin: true,
            workspaces: [{ slug: 'w', role: 'workspace_admin' }],
            projects: [],
          },
        },
      },
    });
  });

  it('does not leak it to a caller that follows the call either', async () => {
    await serve('importCards', async ({ context: { actor }, progress }) => {
      actor.authorize('project.write', { projectSlug: 'x', workspaceSlug: 'w' }, {});
      progress({ phase: 'reading', done: 1, total: 2, secret });
      const attributes = {
        counts: { new: 0, duplicate: 0, invalid: 0 },
        separator: ',',
        charset: 'utf-8',
        sheet: null,
        sheets: [],
        header_row: 1,
        first_rows: [],
        ambiguous_dates: null,
        columns: [],
        rows: [],
        secret,
      };
      return { status: 200, body: { data: { type: 'imports', id: 'x', attributes, secret } } };
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${address}/v1/projects/x/imports`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'text/csv' },
      body: 'title',
    });
    const body = await answer.text();
    expect(body).toContain('event: progress\ndata: {"phase":"reading","done":1,"total":2}\n');
    expect(body).toContain('event: done\ndata: {"status":200,"body":{"data":{"type":"imports"');
    expect(body).not.toContain(secret);
  });

  it('that leaves out a declared field is answered with 500', async () => {
    await serve('readMe', async () => ({ status: 200, body: { data: { type: 'users', id: 'ada', attributes: {} } } }));
    expect((await app.inject({ url: '/v1/me' })).statusCode).toBe(500);
  });

  it('that fails does not reveal why', async () => {
    await serve('readMe', async () => {
      throw new Error(secret);
    });
    const answer = await app.inject({ url: '/v1/me' });
    expect(answer.json()).toMatchObject({ errors: [{ status: '500', code: 'internal' }] });
    expect(answer.body).not.toContain(secret);
  });
});

describe('the log', () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  afterEach(() => lines.splice(0));
  const administrator = user.permissions;

  it('contains no calls that maintenance refuses', async () => {
    administrator.is_global_admin = false;
    await serve('readMe', async () => ({}), true, { log, refusal: problem('maintenance') });
    expect((await app.inject({ url: '/v1/me' })).statusCode).toBe(503);
    administrator.is_global_admin = true;
    expect(lines).toEqual([]);
  });

  it('contains the reason why a call failed (control)', async () => {
    await serve('readMe', async () => Promise.reject(new Error(secret)), true, { log });
    expect((await app.inject({ url: '/v1/me' })).statusCode).toBe(500);
    expect(lines.join()).toContain(secret);
  });
});

describe('every endpoint', () => {
  let everywhere: FastifyInstance;
  beforeAll(async () => {
    everywhere = await build({}, { signedIn: false });
  });
  afterAll(() => everywhere?.close());

  it.each(Object.entries(api) as [EndpointName, Endpoint][])(
    '%s is answered with and without a slash at the end',
    async (_name, { method, path }) => {
      const url = path.replaceAll(/\{\w+\}/g, 'x').replace(/\/$/, '');
      const [plain, slashed] = [
        await everywhere.inject({ method, url }),
        await everywhere.inject({ method, url: `${url}/` }),
      ];
      expect(slashed.statusCode).toBe(plain.statusCode);
      expect(slashed.statusCode).not.toBe(404);
    },
  );

  it.each(Object.entries(api) as [EndpointName, Endpoint][])(
    '%s needs somebody signed in, unless it says that it does not',
    async (_name, { method, path, access, bodyKind }) => {
      const answer = await everywhere.inject({
        method,
        url: path.replaceAll(/\{\w+\}/g, 'x'),
        ...(method !== 'GET' && {
          headers: { 'content-type': bodyKind === 'table' ? 'text/csv' : jsonApiType },
          payload: bodyKind === 'table' ? 'title' : '{}',
        }),
      });
      if (access === 'anonymous') expect(answer.statusCode).not.toBe(401);
      else expect(answer.statusCode).toBe(401);
    },
  );
});
