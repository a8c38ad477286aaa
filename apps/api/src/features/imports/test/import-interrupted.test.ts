import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Person } from '#test/support/factory.ts';
import { meanwhile } from '#test/support/meanwhile.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;

/** Every machine can read the files of these tests in this time. */
const longEnoughMs = 600_000;

beforeAll(async () => {
  product = await startProduct({}, { importReadMs: longEnoughMs });
});
afterAll(() => product?.stop());

/** A file in which each row takes some milliseconds to read. */
const slowFile = (rows: number, times: number) => {
  const cell = `${'<div>'.repeat(95)}x${'</div>'.repeat(95)}`.repeat(times);
  return `title,description\n${Array.from({ length: rows }, (_, n) => `row ${n},${cell}`).join('\n')}`;
};

async function makeProject({ make }: Product): Promise<{ ada: Person; project: string }> {
  const ada = await make.administrator();
  return { ada, project: (await make.project(ada.client)).project };
}
const send = ({ client }: Pick<Person, 'client'>, project: string, body: string, dry_run: 'true' | 'false' = 'false') =>
  client.call('POST /v1/projects/{id}/imports', { params: { id: project }, query: { dry_run }, body });
const total = async ({ client }: Person, project: string) =>
  (await client.call('GET /v1/projects/{id}/cards', { params: { id: project } })).body.meta.total_record_count;

describe('an import', () => {
  it('ends when the caller disconnects while the file is read, and imports nothing', async () => {
    const { ada, project } = await makeProject(product);
    const file = slowFile(2000, 1);
    const hangUp = new AbortController();
    const answer = await fetch(new URL(`/v1/projects/${project}/imports`, product.address), {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'text/csv', accept: 'text/event-stream' },
      body: file,
      signal: hangUp.signal,
    });
    // The first progress event is sent when a quarter of the file has been read.
    const told = await answer.body?.getReader().read();
    expect(Buffer.from(told?.value ?? []).toString()).toContain('"phase":"reading"');
    hangUp.abort();
    // One file of a person is read at a time: the next one is read once the thread of the first has ended.
    expect((await send(ada, project, 'title\nAfterwards')).status).toBe(201);
    expect(await total(ada, project)).toBe(1);
    // Control: if the caller stays, the whole file is imported.
    expect((await send(ada, project, file)).body.data.attributes.counts.created).toBe(2000);
    expect(await total(ada, project)).toBe(2001);
  });

  it('is refused when its caller loses the role or the session while the file waits and is read', async () => {
    const { ada, project } = await makeProject(product);
    const ben = await product.make.projectMember(project, 'project_collaborator');
    const membership = {
      data: { type: 'permissions', attributes: { user_id: ben.slug, project_slug: project } },
    } as const;
    const remove = () => ada.client.call('DELETE /v1/permissions', { body: membership });
    for (const dry of ['true', 'false'] as const) {
      meanwhile(product, 'importCards', remove);
      expect((await send(ben, project, 'title\nLate', dry)).status, dry).toBe(404);
      await product.make.admit(ben, project, 'project_collaborator');
    }
    const ended = await product.make.session(ben.email);
    meanwhile(product, 'importCards', () => ended.client.call('DELETE /v1/logout', {}));
    expect((await send(ended, project, 'title\nLate')).status).toBe(401);
    expect(await total(ada, project)).toBe(0);
    // Control: with both, the file is imported.
    expect((await send(ben, project, 'title\nLate')).status).toBe(201);
  });

  it('is refused with the row when reading the file takes too long, and imports nothing', async () => {
    // For some limit this machine gets to a row, but not to the end of the file. The machine may be busy for a moment.
    let importReadMs = 4000;
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      const hasty = await startProduct({}, { importReadMs });
      onTestFinished(() => hasty.stop());
      const { ada, project } = await makeProject(hasty);
      const answer = await send(ada, project, slowFile(3000, 6));
      if (answer.status === 201) {
        importReadMs *= 0.6;
        continue;
      }
      expect([answer.status, answer.errors[0]?.code]).toEqual([422, 'import_too_slow']);
      expect(await total(ada, project)).toBe(0);
      if (!answer.errors[0]?.detail?.startsWith('Row ')) {
        importReadMs *= 2;
        continue;
      }
      // Nearly all the time is spent on the descriptions, but the title before one may be read at that moment.
      expect(answer.errors[0].detail).toMatch(
        /^Row \d+, column (?:1 \(«title»\)|2 \(«description»\)): reading takes too long here/,
      );
      // Control: a file that can be read in that time is imported.
      await expect.poll(async () => (await send(ada, project, 'title\nQuick')).status).toBe(201);
      expect(await total(ada, project)).toBe(1);
      return;
    }
    expect.unreachable('No refusal named the row.');
  });
});
