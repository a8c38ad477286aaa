import { serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { holdJobs } from './support/held-jobs.ts';
import { ManualClock } from './support/manual-clock.ts';
import { plainPicture, send, storedFiles } from './support/pictures.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';
import { type Site, sitePorts, startSite } from './support/site.ts';

// Simultaneous calls, and counting statements, of subjects whose other tests run only on PostgreSQL: their outcome
// depends on the engine.

const ada = { name: 'Ada', email: 'ada@example.org', password: 'first light 2040', isGlobalAdmin: true };

let product: Product;
let client: Client;
let site: Site;

beforeAll(async () => {
  site = await startSite((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Bricks that store heat</title>');
  });
  const { clock } = new ManualClock();
  const resolveName = () => Promise.resolve(['127.0.0.1']);
  product = await startProduct(
    {},
    { exportedAtOnce: { items: 0 }, outside: { loopbackPorts: sitePorts, resolveName, clock } },
  );
  ({ client } = await product.make.person(ada));
});
afterAll(() => Promise.all([product?.stop(), site?.stop()]));
beforeEach(() => query(product, 'delete from rate_limits'));

const logIn = (password: string) => product.anonymous.call('POST /v1/login', { body: { email: ada.email, password } });

it('simultaneous captures of one address make one card', async () => {
  const { project } = await product.make.project(client);
  const body = { url: site.at('/article'), create: true };
  const params = { id: project };
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => client.call('POST /v1/projects/{id}/captures', { params, body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  const cards = await client.call('GET /v1/projects/{id}/cards', { params, query: {} });
  expect(cards.body.data).toHaveLength(1);
});

it('an upload becomes one attachment, however many simultaneous calls ask for it', async () => {
  const file = await plainPicture(50, 50).png().toBuffer();
  const { filename } = await send(client, product.address, file);
  const before = (await storedFiles(product)).length;
  const body = { file: { filename, mime_type: 'image/png' as const, bytes: file.length, original_name: 'a.png' } };
  const answers = await Promise.all([1, 2, 3, 4].map(() => client.call('POST /v1/attachments', { body })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(201);
  for (const status of statuses.slice(1)) expect([404, 409]).toContain(status);
  // The three renditions of the attachment exist, and the upload is gone.
  expect((await storedFiles(product)).length).toBe(before + 2);
});

it('simultaneous calls do not start more exports than one person may have', async () => {
  const { project } = await product.make.project(client);
  await product.make.card(client, project, { title: 'Heat' });
  const hold = await holdJobs(product, 'make-export');
  const attributes = { format: 'json', content: 'cards' } as const;
  const body = { data: { type: 'exports' as const, attributes } };
  const answers = await Promise.all(
    Array.from({ length: serverLimits.openExports * 3 }, () =>
      client.call('POST /v1/projects/{id}/exports', { params: { id: project }, query: {}, body }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(serverLimits.openExports);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(serverLimits.openExports * 2);
  await hold();
  await product.jobsDone();
});

it('simultaneous changes of what is drafted are all kept', async () => {
  const change = (ai: object) =>
    client.call('PATCH /v1/settings', { body: { data: { type: 'settings', attributes: { ai } } } });
  const forget = () => query(product, "delete from settings where name = 'assistance'");
  for (let round = 1; round <= 10; round += 1) {
    if (round % 2 === 1) await forget();
    const given = { on: round % 4 < 2, radars_per_day: round, tokens_per_day: 1000 + round };
    const answers = await Promise.all(Object.entries(given).map(([name, value]) => change({ [name]: value })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await client.call('GET /v1/settings')).body.data.attributes.ai).toMatchObject(given);
  }
  await forget();
});

it('simultaneous wrong passwords do not get past the limit', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => logIn('wrong')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

it('the number of known browsers of a user is bounded', async () => {
  for (let n = 0; n < 22; n += 1) expect((await logIn(ada.password)).status).toBe(200);
  const text = 'select 1 from known_devices k join users u on u.id = k.user_id where u.email = $1';
  expect(await query(product, text, [ada.email])).toHaveLength(20);
});
