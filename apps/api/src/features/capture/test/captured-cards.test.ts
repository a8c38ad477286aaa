import { serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { picturesInTurn } from '#features/capture/attach-picture.job.ts';
import { ProjectWriter } from '#features/projects/project-writer.ts';
import { article } from '#test/support/article.ts';
import type { Client } from '#test/support/client.ts';
import { holdJobs, wakeJobs } from '#test/support/held-jobs.ts';
import { jobStates } from '#test/support/jobs.ts';
import { ManualClock } from '#test/support/manual-clock.ts';
import { attach, plainPicture, storedFiles } from '#test/support/pictures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';
import { answerWith, byPath, type Site, sitePorts, startSite } from '#test/support/site.ts';

let product: Product;
let client: Client;
let workspace: string;
let project: string;
let site: Site;
let picture: Buffer;

beforeAll(async () => {
  picture = await plainPicture(40, 30).png().toBuffer();
  const brick = await plainPicture(800, 600).jpeg().toBuffer();
  site = await startSite(
    byPath({
      '/article': answerWith(article),
      '/moved': (_request, response) => void response.writeHead(301, { location: '/article?utm_source=feed' }).end(),
      '/text': answerWith('<p>Not a picture.</p>'),
      '/brick.png': answerWith(picture, 'image/png'),
      '/brick.jpg': answerWith(brick, 'image/jpeg'),
      '/with-text': answerWith('<title>Text for a picture</title><meta property="og:image" content="/text">'),
      '/with-nothing': answerWith('<title>No picture</title><meta property="og:image" content="/nothing.jpg">'),
      '/with-inside': answerWith(
        '<title>A picture inside</title><meta property="og:image" content="http://10.0.0.1/a.png">',
      ),
      '/with-silence': answerWith('<title>A slow picture</title><meta property="og:image" content="/gone.jpg">'),
      '/gone.jpg': (_request, response) => void response.destroy(),
    }),
  );
  // The clock stands still, so that the whole page is read even on a busy machine.
  const { clock } = new ManualClock();
  const resolveName = async () => ['127.0.0.1'];
  product = await startProduct({}, { outside: { loopbackPorts: sitePorts, resolveName, clock } });
  ({ client } = await product.make.administrator());
});
afterAll(() => Promise.all([product?.stop(), site?.stop()]));
beforeEach(async () => {
  await query(product, 'delete from rate_limits');
  ({ workspace, project } = await product.make.project(client));
});

/** Makes a card from an address. */
const captureCard = (url: string, attributes: { public?: boolean; keep?: boolean } = {}) =>
  client.call('POST /v1/projects/{id}/captures', {
    params: { id: project },
    body: { url, create: true, ...attributes },
  });
const cards = async () =>
  (await client.call('GET /v1/projects/{id}/cards', { params: { id: project }, query: {} })).body.data;

describe('making a card', () => {
  it('makes a draft with the texts of the page, unchanged even if they look like Markdown', async () => {
    const answer = await captureCard(site.at('/article'));
    expect(answer.status).toBe(201);
    const { card_slug, duplicates } = answer.body.data.attributes;
    expect(duplicates).toEqual([]);
    const card = await client.call('GET /v1/cards/{id}', { params: { id: card_slug ?? '' } });
    expect(card.body.data.attributes).toMatchObject({
      title: 'Bricks that store heat',
      publisher: 'The Scanner',
      description: 'A \\*battery\\* of clay\\_bricks.',
      source_url: site.at('/article'),
      public: false,
      ai_assistant: false,
      tags: [],
    });
    const activity = await client.call('GET /v1/projects/{id}/activity', { params: { id: project } });
    expect(activity.body.data[0]?.attributes).toMatchObject({
      kind: 'card_created',
      subject: { slug: card_slug, title: 'Bricks that store heat' },
    });
  });

  it('publishes the card on request', async () => {
    await captureCard(site.at('/article'), { public: true });
    expect((await cards()).map((card) => card.attributes.public)).toEqual([true]);
  });

  it('makes none if a card of the project has the address, in any spelling, and names that card', async () => {
    const first = await captureCard(site.at('/article'));
    for (const path of ['/moved', '/article?utm_campaign=x#part', '/article']) {
      const again = await captureCard(site.at(path));
      expect(again.status, path).toBe(200);
      expect(again.body.data.attributes.card_slug).toBeNull();
      expect(again.body.data.attributes.duplicates).toMatchObject([
        { id: first.body.data.attributes.card_slug, attributes: { reason: 'url', similarity: 1, public: false } },
      ]);
    }
    expect(await cards()).toHaveLength(1);
  });

  it('lists cards with the same title, and makes the card nevertheless', async () => {
    const slug = await product.make.card(client, project, {
      title: 'Bricks that store heat!',
      source_url: 'https://elsewhere.example/',
    });
    const answer = await captureCard(site.at('/article'));
    expect(answer.status).toBe(201);
    expect(answer.body.data.attributes.duplicates).toMatchObject([
      { type: 'duplicates', id: slug, attributes: { reason: 'title', source_url: 'https://elsewhere.example/' } },
    ]);
  });

  it('ignores cards in the trash or in other projects', async () => {
    const slug = await product.make.card(client, project, { title: 'Gone', source_url: site.at('/article') });
    await client.call('DELETE /v1/cards/{id}', { params: { id: slug } });
    const other = await product.make.project(client);
    await product.make.card(client, other.project, { title: 'Elsewhere', source_url: site.at('/article') });
    const answer = await captureCard(site.at('/article'));
    expect([answer.status, answer.body.data.attributes.duplicates]).toEqual([201, []]);
  });

  it('makes nothing if the page cannot be read', async () => {
    expect((await captureCard(site.at('/nothing'))).status).toBe(422);
    expect(await cards()).toEqual([]);
  });

  it('makes it from the address alone on request if the page cannot be read, and says why', async () => {
    const answer = await captureCard(site.at('/on-heat-storage'), { keep: true });
    expect(answer.status).toBe(201);
    expect(answer.body.data.attributes).toMatchObject({
      complete: false,
      unread: 'The site answered «404 Not Found».',
    });
    expect((await cards())[0]?.attributes).toMatchObject({
      title: 'on heat storage',
      source_url: site.at('/on-heat-storage'),
      description: null,
      public: false,
    });
    const again = await captureCard(site.at('/on-heat-storage'), { keep: true });
    expect([again.status, again.body.data.attributes.card_slug]).toEqual([200, null]);
    expect(again.body.data.attributes.duplicates).toMatchObject([{ attributes: { reason: 'url' } }]);
    expect(await cards()).toHaveLength(1);
  });

  it('says nothing of the kind about a page that was read', async () => {
    expect((await captureCard(site.at('/article'), { keep: true })).body.data.attributes.unread).toBeNull();
  });
});

describe('the picture of a created card', () => {
  const made = async (path: string) => {
    const answer = await captureCard(site.at(path));
    expect(answer.status, answer.text).toBe(201);
    return answer.body.data.attributes.card_slug ?? '';
  };
  const read = async (slug: string) =>
    (await client.call('GET /v1/cards/{id}', { params: { id: slug } })).body.data.attributes;

  it('is that of the page, with the site as its credit, and appears once it was fetched', async () => {
    const slug = await made('/article');
    await product.jobsDone();
    const { attachment } = await read(slug);
    expect(attachment).toMatchObject({
      attachment_type: 'image',
      width: 800,
      height: 600,
      meta: { image_alt_text: null, image_credit: 'The Scanner' },
    });
    const shown = await fetch(new URL(attachment?.thumbnails.small.url ?? '', product.address));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('is the captured file if that is a picture', async () => {
    const slug = await made('/brick.png');
    await product.jobsDone();
    expect((await read(slug)).attachment).toMatchObject({ width: 40, height: 30 });
  });

  it.each(['/with-text', '/with-nothing', '/with-inside'])('is missing if the page has none: %s', async (path) => {
    const slug = await made(path);
    const before = (await storedFiles(product)).length;
    await product.jobsDone();
    expect((await read(slug)).attachment).toBeNull();
    expect((await storedFiles(product)).length).toBe(before);
    expect((await jobStates(product.database, 'attach-picture')).at(-1)).toBe('completed');
  });

  it('is requested again later if the site breaks off', async () => {
    await made('/with-silence');
    await product.jobsDone();
    expect((await jobStates(product.database, 'attach-picture')).at(-1)).toBe('retry');
  });

  it('counts as uploaded by the user, and waits for the next day when they have used up the bytes of this one', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const uploaded = async () => (await query<{ bytes: string }>(product, 'select bytes from upload_days'))[0]?.bytes;
    await query(product, 'delete from upload_days');
    await made('/brick.png');
    await product.jobsDone();
    expect(Number(await uploaded())).toBe(picture.length);

    await query(product, 'update upload_days set day = $1, bytes = $2', [today, serverLimits.uploadDayBytes]);
    const slug = await made('/brick.png?again');
    const requests = site.requests.length;
    await product.jobsDone();
    expect((await read(slug)).attachment).toBeNull();
    expect(site.requests.length).toBe(requests);
    const [waiting] = await query<{ start_after: Date }>(
      product,
      "select start_after from pgboss.job where name = 'attach-picture' and state = 'created'",
    );
    expect(waiting?.start_after.getTime()).toBeGreaterThan(Date.now());

    // The next day has begun (control).
    await query(product, "update upload_days set day = day - interval '1 day'");
    await query(product, "update pgboss.job set start_after = now() where state = 'created'");
    await wakeJobs(product, 'attach-picture');
    await product.jobsDone();
    expect((await read(slug)).attachment).toMatchObject({ width: 40, height: 30 });
  });

  it('of a captured page is fetched before those of imported files, which take turns', async () => {
    const rows = (name: string, count: number) =>
      Array.from({ length: count }, (_, row) => `${name} ${row},${site.at(`/brick.png?${name}=${row}`)}`);
    const imported = (lines: string[]) =>
      client.send('POST', `/v1/projects/${project}/imports`, {
        type: 'text/csv',
        body: ['title,image url', ...lines].join('\n'),
      });
    const release = await holdJobs(product, 'attach-picture');
    expect((await imported(rows('long', picturesInTurn + 3))).status).toBe(201);
    expect((await imported(rows('short', 1))).status).toBe(201);
    await made('/article');
    const before = site.requests.length;
    await release();
    await product.jobsDone();
    const fetched = site.requests
      .slice(before)
      .flatMap(({ url = '' }) => /^\/brick.png\?(\w+)=|^\/(brick.jpg)/.exec(url)?.slice(1).join('') ?? []);
    const at = (name: string) => fetched.indexOf(name);
    expect(at('brick.jpg')).toBeLessThan(2);
    expect(at('short')).toBeLessThan(fetched.lastIndexOf('long'));
    expect(fetched).toHaveLength(1 + picturesInTurn + 3 + 1);
  });

  it('does not replace a picture that was chosen in the meantime, and leaves no files', async () => {
    const { slug, release, stop } = await madeWithLatePicture();
    const chosen = (await attach(client, product.address, picture)).body.data.id;
    const attributes = { attachment_id: chosen };
    await client.call('PATCH /v1/cards/{id}', { params: { id: slug }, body: { data: { type: 'cards', attributes } } });
    const before = await storedFiles(product);
    release();
    await product.jobsDone();
    expect((await read(slug)).attachment?.slug).toBe(chosen);
    expect(await storedFiles(product)).toEqual(before);
    await stop();
  });

  it.each(['fetched', 'stored'])(
    'follows a card that is moved before it is %s, and is in lists there',
    async (moment) => {
      const { slug, release, stop } = await madeWithLatePicture();
      const attributes = { title: 'Target', workspace_slug: workspace };
      const made = await client.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } });
      const target = made.body.data.id;
      const list = () => client.call('GET /v1/projects/{id}/cards', { params: { id: target } });
      const moved = async () => {
        const body = { card_slugs: [slug], project_slug: target };
        expect((await client.call('POST /v1/cards/bulk-move', { body })).status).toBe(200);
        expect((await list()).body.data[0]?.attributes.attachment).toBeNull();
      };
      if (moment === 'fetched') await moved();
      else beforeNextWrite(moved);
      release();
      await product.jobsDone();
      expect((await read(slug)).project.slug).toBe(target);
      expect((await list()).body.data[0]?.attributes.attachment).toMatchObject({ width: 40, height: 30 });
      await stop();
    },
  );

  /** A card whose picture is being fetched, until it is released. */
  async function madeWithLatePicture() {
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const slow = await startSite((request, response) => {
      if (request.url === '/')
        return answerWith('<title>Late</title><meta property="og:image" content="/late.png">')(request, response);
      asked.resolve();
      void held.promise.then(() => answerWith(picture, 'image/png')(request, response));
    });
    const answer = await captureCard(slow.at('/'));
    await asked.promise;
    return {
      slug: answer.body.data.attributes.card_slug ?? '',
      release: held.resolve,
      stop: () => slow.stop(),
    };
  }

  /** Lets something happen right before the next write locks its projects. */
  function beforeNextWrite(happens: () => Promise<void>): void {
    const write = vi.spyOn(ProjectWriter.prototype, 'write').mockImplementationOnce(async function (
      this: ProjectWriter,
      ...given
    ) {
      write.mockRestore();
      await happens();
      return this.write(...given);
    });
  }
});
