import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rmdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonApiType, limits, serverLimits } from '@foreglow/contract';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesPath } from '#platform/files/signed-path.rules.ts';
import { ZipFile } from '#platform/zip/read-zip.rules.ts';
import type { Client } from '#test/support/client.ts';
import { ExportCalls } from '#test/support/export-calls.ts';
import { wakeJobs } from '#test/support/held-jobs.ts';
import { OpenStreams } from '#test/support/live.ts';
import { meanwhile } from '#test/support/meanwhile.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

const streams = new OpenStreams();
let product: Product;
let ada: Client;
let project: string;
let cards: string[];
let calls: ExportCalls;
const logged: string[] = [];

beforeAll(async () => {
  const log = { write: (line: string) => void logged.push(line) };
  product = await startProduct({}, { exportedAtOnce: { items: 3 } }, { logLevel: 'info', log });
  ada = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());
afterEach(() => streams.closeAll());
beforeEach(async () => {
  ({ project } = await product.make.project(ada, 'Cities'));
  calls = new ExportCalls(product, project);
  cards = [];
  for (const title of ['Heat', 'Water']) cards.push(await product.make.card(ada, project, { title }));
});

async function removeExpired(): Promise<void> {
  await query(
    product,
    'insert into pgboss.job (name, data) values (\'remove-exports\', \'{"payload":{},"failures":0}\')',
  );
  await wakeJobs(product, 'remove-exports');
  await product.jobsDone();
}

describe('a small export', () => {
  it('is ready in the answer, and is downloaded under its name', async () => {
    const { body, status } = await calls.begin(ada, { format: 'json', content: 'cards' });
    expect(status).toBe(201);
    const { state, total, url, file_name, version, bytes } = body.data.attributes;
    expect({ state, total }).toEqual({ state: 'ready', total: 2 });
    expect(version).toBeGreaterThan(0);
    const answer = await calls.file(url);
    expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(file_name)}`);
    expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
    expect(await calls.titlesIn(url)).toEqual(['Water', 'Heat']);
  });

  it('contains the selected cards in their order, or those that match the filters', async () => {
    const selected = await calls.begin(ada, { format: 'json', content: 'cards', slugs: cards });
    expect(await calls.titlesIn(selected.body.data.attributes.url)).toEqual(['Heat', 'Water']);
    const found = await calls.begin(ada, { format: 'json', content: 'cards' }, { 'filter[search]': 'wat' });
    expect(await calls.titlesIn(found.body.data.attributes.url)).toEqual(['Water']);
  });

  it('contains the trends and insights that match the filters of their lists', async () => {
    await product.make.trend(ada, project, { title: 'Shade', horizon: 'now' });
    await product.make.trend(ada, project, { title: 'Shadow', horizon: 'later' });
    await product.make.insight(ada, project, { title: 'Streets pay' });
    const titles = async (content: 'trends' | 'insights', filters: object) => {
      const { url } = (await calls.begin(ada, { format: 'json', content }, filters)).body.data.attributes;
      const read = (await (await calls.file(url)).json()) as Record<string, { title: string }[]>;
      return read[content]?.map(({ title }) => title);
    };
    expect(await titles('trends', { 'filter[search]': 'shad', 'filter[horizon]': 'later' })).toEqual(['Shadow']);
    expect(await titles('trends', {})).toHaveLength(2);
    expect(await titles('insights', { 'filter[search]': 'streets' })).toEqual(['Streets pay']);
    expect((await calls.begin(ada, { format: 'json', content: 'insights' }, { 'filter[search]': 'none' })).status).toBe(
      422,
    );
  });

  it('is made whatever separators the texts of any kind contain, in every format', async () => {
    const text = 'One line\u2028another\u2029and a third\u0085end';
    const card = await product.make.card(ada, project, {
      title: `Card ${text}`,
      subtitle: text,
      description: text,
      relevance: text,
      tags: [{ name: `Tag ${text}`.slice(0, 50) }],
    });
    const insight = { title: `Insight ${text}`, description: text, card_slugs: [card] };
    await product.make.insight(ada, project, insight);
    await product.make.trend(ada, project, { ...insight, subtitle: text, implications: text });
    for (const [format, content] of [
      ['json', 'cards'],
      ['csv', 'project'],
      ['xlsx', 'project'],
      ['pptx', 'cards'],
      ['pptx', 'trends'],
      ['pptx', 'project'],
      ['pdf', 'trends'],
    ] as const) {
      const { id } = (await calls.begin(ada, { format, content })).body.data;
      await product.jobsDone();
      const { state } = (await calls.read(ada, id)).body.data.attributes;
      expect([content, format, state]).toEqual([content, format, 'ready']);
    }
    const { url } = (await calls.begin(ada, { format: 'json', content: 'cards', slugs: [card] })).body.data.attributes;
    const made = (await (await calls.file(url)).json()) as { cards: { description: string }[] };
    expect(made.cards.map(({ description }) => description)).toEqual([text]);
  });

  it('of a whole project as slides ends with the cards that are evidence, where that is wanted', async () => {
    await product.make.insight(ada, project, { title: 'Streets pay', card_slugs: cards.slice(0, 1) });
    const titles = async (appendix: boolean) => {
      const wanted = { format: 'pptx', content: 'project', options: { appendix } } as const;
      const { url } = (await calls.begin(ada, wanted)).body.data.attributes;
      const bytes = Buffer.from(await (await calls.file(url)).arrayBuffer());
      const zip = await ZipFile.open(bytes, { files: 1000, bytes: 50_000_000 });
      const slides = zip.names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
      return slides.map((_, at) => {
        const xml = zip.text(`ppt/slides/slide${at + 1}.xml`) ?? '';
        return /<p:ph type="title".*?<a:t>([^<]*)/s.exec(xml)?.[1];
      });
    };
    // The other card is counted, but is no evidence.
    expect(await titles(true)).toEqual(['Cities', '2 signals, 1 insight', 'Streets pay', 'Heat']);
    expect(await titles(false)).toEqual(['Cities', '2 signals, 1 insight', 'Streets pay']);
  });

  it('has a new version after the project has changed', async () => {
    const before = (await calls.begin(ada, { format: 'json', content: 'cards' })).body.data.attributes.version ?? 0;
    await product.make.card(ada, project, { title: 'Wind' });
    const after = (await calls.begin(ada, { format: 'json', content: 'cards' })).body.data.attributes.version;
    expect(after).toBeGreaterThan(before);
  });

  it('is reported to the other windows of its maker when it is made, and when it is deleted', async () => {
    const { client, token } = await product.make.projectMember(project, 'project_viewer');
    const other = await product.make.projectMember(project, 'project_viewer');
    const [mine, theirs] = [
      await streams.follow(product.address, { token }, `project=${project}`),
      await streams.follow(product.address, other, `project=${project}`),
    ];
    const { body } = await calls.begin(client, { format: 'json', content: 'cards' });
    await mine.live.until('notifications');
    expect((await calls.remove(client, body.data.id)).status).toBe(204);
    await mine.live.until('notifications');
    // Nobody else is told.
    await product.make.card(ada, project, { title: 'Wind' });
    expect((await theirs.live.next())?.type).toBe('cards');
  });

  it.each(['csv', 'xlsx', 'pptx', 'pdf'] as const)('can be made as %s', async (format) => {
    const { body } = await calls.begin(ada, { format, content: 'cards' });
    const start = { csv: '\ufefftitle', xlsx: 'PK', pptx: 'PK', pdf: '%PDF-1.7' }[format];
    const bytes = Buffer.from(await (await calls.file(body.data.attributes.url)).arrayBuffer());
    expect(bytes.toString().startsWith(start)).toBe(true);
  });
});

describe('a small export that is not made', () => {
  it.each([
    ['is removed if the database refuses to record it', "raise exception 'refused'", 500, 0],
    // The transaction may have been committed before.
    ['is kept until the night if the connection ends', 'perform pg_terminate_backend(pg_backend_pid())', 503, 1],
  ])('leaves a file that %s', async (_, failure, status, left) => {
    const folder = join(product.filesFolder, 'exports');
    const count = async () => (await readdir(folder).catch(() => [])).length;
    const before = await count();
    const body = `begin if new.state = 'ready' then ${failure}; end if; return new; end`;
    await query(product, `create function lose() returns trigger language plpgsql as $$ ${body} $$`);
    await query(product, 'create trigger lose before update on exports for each row execute function lose()');
    expect((await calls.begin(ada, { format: 'json', content: 'cards' })).status).toBe(status);
    expect((await count()) - before).toBe(left);
    await query(product, 'drop function lose() cascade');
  });

  it('is left out of the list and of the limit when too many are waiting', async () => {
    const begun = Array.from({ length: serverLimits.openExports }, () =>
      calls.begin(ada, { format: 'pdf', content: 'cards' }),
    );
    const statuses = (await Promise.all(begun)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 201, 201, 201, 503]);
    expect((await calls.list(ada)).map(({ attributes }) => attributes.state)).toEqual(Array(4).fill('ready'));
  });

  it('is no failure of the server when its maker has closed the connection', async () => {
    const { token, client } = await product.make.administrator();
    const caller = new AbortController();
    const connections = () =>
      new Promise<number>((resolve) => product.app.server.getConnections((_, count) => resolve(count)));
    meanwhile(product, 'createExport', async () => {
      const before = await connections();
      caller.abort();
      await expect.poll(connections).toBeLessThan(before);
    });
    logged.length = 0;
    const call = fetch(new URL(`/v1/projects/${project}/exports`, product.address), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': jsonApiType },
      body: JSON.stringify({ data: { type: 'exports', attributes: { format: 'csv', content: 'cards' } } }),
      signal: caller.signal,
    });
    await expect(call).rejects.toThrow();
    const ends = () => logged.map((line): string => JSON.parse(line).msg).filter((text) => text.startsWith('a call '));
    await expect.poll(ends).toHaveLength(1);
    expect(ends()).toEqual(['a call was refused']);
    expect(await calls.list(client)).toEqual([]);
  });

  it('is failed after a day if its process was killed, and no longer counts as unfinished', async () => {
    for (let count = 0; count <= serverLimits.openExports; count += 1)
      await calls.begin(ada, { format: 'csv', content: 'cards' });
    const [newest, ...older] = await calls.list(ada);
    await query(
      product,
      "update exports set state = 'running', file_key = null where project_id = (select id from projects where slug = $1)",
      [project],
    );
    await query(product, "update exports set created_at = now() - interval '25 hours' where slug <> $1", [newest?.id]);
    expect((await calls.begin(ada, { format: 'csv', content: 'cards' })).status).toBe(429);
    await removeExpired();
    expect((await calls.read(ada, newest?.id ?? '')).body.data.attributes.state).toBe('running');
    for (const { id } of older) {
      expect((await calls.read(ada, id)).body.data.attributes).toMatchObject({ state: 'failed', failure: 'internal' });
    }
    expect((await calls.begin(ada, { format: 'csv', content: 'cards' })).status).toBe(201);
  });
});

describe('a reader of the project', () => {
  let viewer: Client;
  beforeEach(async () => {
    viewer = (await product.make.projectMember(project, 'project_viewer')).client;
  });

  it('may export what they see, but no drafts', async () => {
    const hidden = await product.make.card(ada, project, { title: 'Not yet', public: false });
    const { body } = await calls.begin(viewer, { format: 'json', content: 'cards' });
    expect(await calls.titlesIn(body.data.attributes.url)).toEqual(['Water', 'Heat']);
    const named = await calls.begin(viewer, { format: 'json', content: 'cards', slugs: [hidden] });
    expect(named.status).toBe(404);
    expect(named.text).not.toContain('Not yet');
    // Control: people who may write get the draft.
    expect(
      await calls.titlesIn((await calls.begin(ada, { format: 'json', content: 'cards' })).body.data.attributes.url),
    ).toContain('Not yet');
  });

  it('is the only one who can read their export, until they no longer see the project', async () => {
    const { body } = await calls.begin(viewer, { format: 'json', content: 'cards' });
    const id = body.data.id;
    expect((await calls.read(viewer, id)).status).toBe(200);
    expect((await calls.read(ada, id)).status).toBe(404);
    expect((await calls.remove(ada, id)).status).toBe(404);
    expect(await calls.list(ada)).toHaveLength(0);
    await query(product, 'delete from project_members');
    expect((await calls.read(viewer, id)).status).toBe(404);
  });
});

describe('an export with drafts', () => {
  it('is no longer readable for its maker once they may only read', async () => {
    const writer = await product.make.projectMember(project, 'project_collaborator');
    const { id } = (await calls.begin(writer.client, { format: 'json', content: 'cards' })).body.data;
    expect((await calls.read(writer.client, id)).status).toBe(200);
    await query(product, "update project_members set role = 'project_viewer'");
    expect((await calls.read(writer.client, id)).status).toBe(404);
    expect(await calls.list(writer.client)).toHaveLength(0);
  });
});

describe('an expired export', () => {
  it('is removed together with its file', async () => {
    const { id, attributes } = (await calls.begin(ada, { format: 'json', content: 'cards' })).body.data;
    expect((await calls.file(attributes.url)).status).toBe(200);
    await query(product, "update exports set expires_at = now() - interval '1 minute'");
    expect((await calls.read(ada, id)).status).toBe(404);
    await removeExpired();
    expect((await calls.file(attributes.url)).status).toBe(404);
  });
});

describe('files left by a killed process', () => {
  it('are removed after a day, but not if they are newer or in use', async () => {
    const { attributes } = (await calls.begin(ada, { format: 'json', content: 'cards' })).body.data;
    const kept = join(
      product.filesFolder,
      new URL(attributes.url ?? '', product.address).pathname.slice(filesPath.length),
    );
    const [old, young] = ['old', 'young'].map((name) => join(product.filesFolder, 'exports', `${name}.json`));
    const [oldFolder, youngFolder] = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'foreglow-export-'))));
    for (const path of [old, young]) await writeFile(path ?? '', '{}');
    const before = new Date(Date.now() - 25 * 3600 * 1000);
    for (const path of [kept, old, oldFolder]) await utimes(path ?? '', before, before);
    await removeExpired();
    const left = [kept, old, young, oldFolder, youngFolder].map((path) => existsSync(path ?? ''));
    expect(left).toEqual([true, false, true, false, true]);
    await rmdir(youngFolder ?? '');
  });
});

describe('a request that cannot be fulfilled', () => {
  const fails = async (attributes: object, status: number) => {
    const answer = await ada.send('POST', `/v1/projects/${project}/exports`, {
      body: JSON.stringify({ data: { type: 'exports', attributes } }),
      type: jsonApiType,
    });
    expect(answer.status, answer.text).toBe(status);
    expect(await calls.list(ada)).toHaveLength(0);
    return answer.errors;
  };

  it('names a card of another project, or one that does not exist', async () => {
    const other = await product.make.project(ada, 'Elsewhere');
    const foreign = await product.make.card(ada, other.project, { title: 'Foreign' });
    const errors = await fails({ format: 'json', content: 'cards', slugs: [cards[0], foreign, 'nothing'] }, 404);
    expect(errors.map(({ source }) => source?.pointer)).toEqual([
      '/data/attributes/slugs/1',
      '/data/attributes/slugs/2',
    ]);
  });

  it('selects nothing, too much, or content that the format cannot contain', async () => {
    await fails({ format: 'pdf', content: 'cards', slugs: [] }, 422);
    const many = Array.from({ length: limits.exportedItems + 1 }, (_, at) => `card-number-${at}-abcdefg`);
    await fails({ format: 'csv', content: 'cards', slugs: many }, 422);
    await fails({ format: 'pptx', content: 'brief' }, 422);
    await fails({ format: 'pdf', content: 'project', slugs: cards }, 422);
    await fails({ format: 'pdf', content: 'trends' }, 422);
  });

  it.each(['trends', 'insights', 'radars'])(
    'names thousands of %s that do not exist, which takes few statements',
    async (content) => {
      const pool = product.database.pool as pg.Pool;
      let statements = 0;
      const count = () => {
        statements += 1;
      };
      // Each statement outside a transaction takes a connection from the pool.
      pool.on('acquire', count);
      const slugs = Array.from({ length: 2000 }, (_, at) => `invented-${at}`);
      await fails({ format: 'pdf', content, slugs }, 404);
      pool.off('acquire', count);
      expect(statements).toBeGreaterThan(0);
      expect(statements).toBeLessThan(50);
    },
  );

  it('names the maximum number of cards, in a body of several megabytes', async () => {
    const many = Array.from({ length: limits.exportedItems }, (_, at) => `a-signal-with-a-long-title-${at}-abcdefg`);
    await fails({ format: 'csv', content: 'cards', slugs: many }, 404);
  });
});
