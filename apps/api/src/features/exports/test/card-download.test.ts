import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { ExportCalls } from '#test/support/export-calls.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let project: string;
let cards: string[];

beforeAll(async () => {
  product = await startProduct({}, { exportedAtOnce: { items: 3 } });
  ada = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());
beforeEach(async () => {
  ({ project } = await product.make.project(ada, 'Cities'));
  cards = [];
  for (const title of ['Heat', 'Water']) cards.push(await product.make.card(ada, project, { title }));
});

describe('/carddownload/', () => {
  const download = (path: string, body: object) =>
    ada.send('POST', path, {
      body: JSON.stringify(body),
      type: 'application/json',
      headers: { accept: 'application/pdf' },
    });
  const pdf = `type=project&slug=`;

  it.each(['/carddownload/', '/carddownload'])(
    '%s answers a PDF of the project, of one card and of some',
    async (path) => {
      for (const [output, selectedCards] of [
        ['pdf', undefined],
        ['pdf-single', cards.slice(0, 1)],
        ['pdf-select', cards],
      ] as const) {
        const answer = await download(`${path}?${pdf}${project}&output=${output}&chunkSize=1`, { selectedCards });
        expect(answer.status, answer.text.slice(0, 300)).toBe(200);
        expect(answer.headers.get('content-type')).toBe('application/pdf');
        expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      }
    },
  );

  it('answers a large request with the export that is made in the background', async () => {
    for (const title of ['Wind', 'Light']) await product.make.card(ada, project, { title });
    const answer = await download(`/carddownload/?${pdf}${project}&output=pdf`, {});
    expect([answer.status, answer.headers.get('content-type')]).toEqual([202, 'application/vnd.api+json']);
    const { id } = (JSON.parse(answer.text) as { data: { id: string } }).data;
    await product.jobsDone();
    expect((await new ExportCalls(product, project).read(ada, id)).body.data.attributes.state).toBe('ready');
  });

  it('refuses an unknown project, no card, several cards for `pdf-single`, and a wrong output', async () => {
    expect((await download(`/carddownload/?${pdf}nothing&output=pdf`, {})).status).toBe(404);
    expect((await download(`/carddownload/?${pdf}${project}&output=pdf-select`, {})).status).toBe(422);
    const single = `/carddownload/?${pdf}${project}&output=pdf-single`;
    expect((await download(single, { selectedCards: cards })).status).toBe(422);
    const unknown = await download(single, { selectedCards: ['nothing-1234567'] });
    expect(unknown.errors.map(({ source }) => source?.pointer)).toEqual(['/selectedCards/0']);
    expect((await download(`/carddownload/?${pdf}${project}&output=docx`, {})).status).toBe(400);
  });
});
