import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Client } from './support/client.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';

const server = inject('databaseServer');

/** Only on PostgreSQL, since the embedded database does not go away without the process. */
describe.runIf(server.kind === 'postgres')('while the database is away', () => {
  let product: Product;
  let ada: Client;
  let project: string;
  let name: string;
  let elsewhere: pg.Client;

  beforeAll(async () => {
    product = await startProduct();
    ada = (await product.make.administrator()).client;
    ({ project } = await product.make.project(ada));
    [{ name }] = (await query<{ name: string }>(product, 'select current_database() as name')) as [{ name: string }];
    elsewhere = new pg.Client(server.kind === 'postgres' ? server.url : '');
    await elsewhere.connect();
  });
  afterAll(async () => {
    await comeBack();
    await elsewhere?.end();
    await product?.stop();
  });

  const cut = () =>
    elsewhere.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  async function goAway(): Promise<void> {
    await elsewhere.query(`alter database ${name} allow_connections false`);
    await cut();
  }
  const comeBack = () => elsewhere.query(`alter database ${name} allow_connections true`);

  const calls = () =>
    Promise.all([
      ada.send('GET', '/v1/me'),
      ada.send('GET', `/v1/projects/${project}/cards`),
      ada.send('POST', '/v1/cards', {
        body: JSON.stringify({ data: { type: 'cards', attributes: { title: 'Away', project_slug: project } } }),
      }),
      product.anonymous.send('POST', '/v1/login', { body: '{"email":"a@example.org","password":"x"}' }),
    ]);
  const health = async () => [
    (await product.anonymous.send('GET', '/healthz')).status,
    (await product.anonymous.send('GET', '/readyz')).status,
  ];

  it('calls are asked to try again, the process is up but not ready, and everything recovers automatically', async () => {
    // Control: before, everything works.
    expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 201, 401]);
    expect(await health()).toEqual([200, 200]);
    await goAway();
    const page = await fetch(`${product.address}/radar/anything`);
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toContain('<h1>This radar cannot be shown right now</h1>');
    for (let round = 0; round < 3; round += 1) {
      for (const answer of await calls()) {
        expect([answer.status, answer.errors[0]?.code], answer.text).toEqual([503, 'unavailable']);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(await health()).toEqual([200, 503]);
    }
    await comeBack();
    expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 201, 401]);
    expect((await fetch(`${product.address}/radar/anything`)).status).toBe(404);
    expect(await health()).toEqual([200, 200]);
    const list = await ada.call('GET /v1/projects/{id}/cards', { params: { id: project } });
    expect(list.body.meta.total_record_count).toBe(2);
  });

  it('a call whose connection is cut answers 503 and has changed nothing, or was completed', async () => {
    const before = await ada.call('GET /v1/projects/{id}/cards', { params: { id: project } });
    const blocker = new pg.Client({ connectionString: product.databaseUrl });
    blocker.on('error', () => undefined);
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('update projects set cards_version = cards_version where slug = $1', [project]);
    const writing = ada.send('POST', '/v1/cards', {
      body: JSON.stringify({ data: { type: 'cards', attributes: { title: 'Cut', project_slug: project } } }),
    });
    // Control: the call waits inside its transaction when its connection is cut.
    await expect
      .poll(async () => {
        const { rows } = await elsewhere.query(
          `select count(*)::int as waiting from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
          [name],
        );
        return rows[0].waiting;
      })
      .toBe(1);
    await cut();
    const answer = await writing;
    expect([answer.status, answer.errors[0]?.code], answer.text).toEqual([503, 'unavailable']);
    // Idle connections were cut too; a call may get one of them before this is noticed.
    await expect
      .poll(async () => (await ada.call('GET /v1/projects/{id}/cards', { params: { id: project } })).body.data)
      .toEqual(before.body.data);
    await blocker.end().catch(() => undefined);
  });
});
