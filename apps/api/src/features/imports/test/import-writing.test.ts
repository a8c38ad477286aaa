import { limits } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

// How the rows of a file are stored: many of them, refused ones, several files at once. import-files.test.ts has what
// is read from a file.

let product: Product;
let ada: Client;
let workspace: string;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ workspace } = await product.make.project(ada));
});
beforeEach(async () => {
  const made = await ada.call('POST /v1/projects', {
    body: { data: { type: 'projects', attributes: { title: 'Import', workspace_slug: workspace } } },
  });
  project = made.body.data.id;
});
afterAll(() => product?.stop());

const importing = (body: string) => ada.call('POST /v1/projects/{id}/imports', { params: { id: project }, body });
const total = async () =>
  (await ada.call('GET /v1/projects/{id}/cards', { params: { id: project } })).body.meta.total_record_count;
const rows = (count: number) => `title\n${Array.from({ length: count }, (_, n) => `row ${n}`).join('\n')}`;

describe('a large file', () => {
  it(`of ${limits.importRows} rows is imported completely`, async () => {
    const answer = await importing(rows(limits.importRows));
    expect(answer.status, answer.text.slice(0, 300)).toBe(201);
    expect(answer.body.data.attributes.counts.created).toBe(limits.importRows);
    expect(await total()).toBe(limits.importRows);
  });

  it('leaves statistics for the next query', async () => {
    const known = async () => {
      const tables = `('cards', 'card_texts', 'card_search')`;
      const counted = `select min(reltuples)::int as rows from pg_class where relname in ${tables}`;
      return (await query<{ rows: number }>(product, counted))[0]?.rows ?? 0;
    };
    const before = await known();
    expect((await importing(rows(3000))).status).toBe(201);
    expect(await known()).toBeGreaterThan(before);
  });
});

interface Event {
  event: string;
  data: { status?: number; body?: unknown; phase?: string; done?: number; total?: number };
}

async function followed(body: string): Promise<{ status: number; type: string; events: Event[] }> {
  const { status, headers, text } = await ada.send('POST', `/v1/projects/${project}/imports`, {
    body,
    type: 'text/csv',
    headers: { accept: 'text/event-stream' },
  });
  const events = text
    .split('\n\n')
    .map((block) => /^event: (.*)\ndata: (.*)$/.exec(block))
    .flatMap((match) => (match ? [{ event: match[1] ?? '', data: JSON.parse(match[2] ?? '') }] : []));
  return { status, type: headers.get('content-type') ?? '', events };
}

describe('an import whose progress is followed', () => {
  it('sends its progress, then its result', async () => {
    const { status, type, events } = await followed(rows(1200));
    expect([status, type]).toEqual([200, 'text/event-stream']);
    expect(events.slice(0, -1).every(({ event }) => event === 'progress')).toBe(true);
    const writing = events.filter(({ data }) => data.phase === 'writing').map(({ data }) => data.done);
    expect(writing).toEqual([0, 500, 1000, 1200]);
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { status: 201, body: { data: { type: 'imports', attributes: { counts: { created: 1200 } } } } },
    });
    expect(await total()).toBe(1200);
  });

  it('is answered like any other call if it fails before the first progress', async () => {
    const { status, type, events } = await followed('weather\nfine');
    expect([status, events]).toEqual([422, []]);
    expect(type).toContain('application/vnd.api+json');
  });

  it('sends a failure after the first progress as an event, and creates nothing', async () => {
    await refuseTitle('row 1100');
    const { status, events } = await followed(rows(1200));
    expect(status).toBe(200);
    expect(events.some(({ event }) => event === 'progress')).toBe(true);
    expect(events.at(-1)).toMatchObject({
      event: 'error',
      data: { status: 500, body: { errors: [{ status: '500', code: 'internal' }] } },
    });
    expect(await total()).toBe(0);
  });
});

/** Makes the database refuse cards with this title, until another title is set. */
async function refuseTitle(title: string): Promise<void> {
  await query(product, 'drop trigger if exists refuse on card_texts');
  await query(
    product,
    `create or replace function refuse() returns trigger language plpgsql as $$
     begin if new.title = '${title}' then raise exception 'refused'; end if; return new; end $$`,
  );
  await query(product, 'create trigger refuse before insert on card_texts for each row execute function refuse()');
}

describe('an import the database refuses in the middle', () => {
  it('makes no card and no tag, and can be made again', async () => {
    const file = `title,tags\n${Array.from({ length: 900 }, (_, n) => `row ${n},tag ${n % 9}`).join('\n')}`;
    const state = () => ada.send('GET', `/v1/projects/${project}/tags-from-all-taxonomies`);
    const before = (await state()).text;
    await refuseTitle('row 700');
    expect((await importing(file)).status).toBe(500);
    expect([await total(), (await state()).text]).toEqual([0, before]);
    // Control: that row was the only cause.
    await refuseTitle('no such row');
    expect((await importing(file)).body.data.attributes.counts.created).toBe(900);
  });
});

describe('one file imported by several people at the same time', () => {
  it('becomes each card once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => importing(rows(300))));
    const created = answers.map(({ body }) => body.data.attributes.counts.created);
    expect(created.sort()).toEqual([0, 0, 300]);
    expect(await total()).toBe(300);
  });
});
