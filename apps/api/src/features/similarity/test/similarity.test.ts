import { limits, serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { holdJobs } from '#test/support/held-jobs.ts';
import { jobStates } from '#test/support/jobs.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada));
});
afterAll(() => product?.stop());

const job = 'update-similarity';
const card = (attributes: object) => product.make.card(ada, project, attributes);
const cards = async (...titles: string[]) => {
  const slugs: string[] = [];
  for (const title of titles) slugs.push(await card({ title }));
  return slugs;
};
const others = ['Robots pick fruit', 'Deep-sea cables', 'Quiet airports', 'Night trains return'];

/** The titles of the related cards of a card that are known at the moment. */
async function relatedNow(slug: string, client = ada): Promise<string[]> {
  const answer = await client.call('GET /v1/cards/{id}/related', { params: { id: slug } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.map(({ attributes }) => attributes.title);
}
/** The related cards after the cards have been compared, which the first call requests. */
async function related(slug: string, client = ada): Promise<string[]> {
  await relatedNow(slug, client);
  await product.jobsDone();
  return relatedNow(slug, client);
}
async function suggestedNow(attributes: object, client = ada): Promise<string[]> {
  const answer = await client.call('POST /v1/projects/{id}/tag-suggestions', {
    params: { id: project },
    body: { data: { type: 'tag-suggestions', attributes } },
  });
  expect(answer.status, answer.text).toBe(200);
  for (const { attributes: tag } of answer.body.data) {
    expect(tag.strength).toBeGreaterThan(0);
    expect(tag.strength).toBeLessThanOrEqual(1);
  }
  return answer.body.data.map((tag) => tag.attributes.name);
}
async function suggested(attributes: object, client = ada): Promise<string[]> {
  await suggestedNow(attributes, client);
  await product.jobsDone();
  return suggestedNow(attributes, client);
}

describe('related cards', () => {
  it('share words or tags, and are empty before a job has compared the cards', async () => {
    const sand = await card({ title: 'Sand batteries warm Tampere', tags: [{ name: 'Storage' }] });
    await card({ title: 'District heating in Tampere', tags: [{ name: 'Social' }] });
    await card({ title: 'Salt caverns for hydrogen', tags: [{ name: 'Storage' }] });
    const alone = await card({ title: 'Xylophones' });
    await cards(...others);
    const release = await holdJobs(product, job);
    expect(await relatedNow(sand)).toEqual([]);
    expect(await relatedNow(sand)).toEqual([]);
    // Asking twice sends only one job.
    expect((await jobStates(product.database, job)).filter((state) => state === 'created')).toHaveLength(1);
    await release();
    await product.jobsDone();
    expect((await relatedNow(sand)).sort()).toEqual(['District heating in Tampere', 'Salt caverns for hydrogen']);
    expect(await relatedNow(alone)).toEqual([]);
  });

  it('are found again after a card has changed, and when there is a new card', async () => {
    const [octopus = '', changed = ''] = await cards('Octopus farming begins', 'Lanterns light the harbour', ...others);
    await cards('Octopus farming banned', 'Lanterns float on a harbour');
    expect(await related(octopus)).toEqual(['Octopus farming banned']);
    await ada.call('PATCH /v1/cards/{id}', {
      params: { id: changed },
      body: { data: { type: 'cards', id: changed, attributes: { title: 'Octopus farming in the harbour' } } },
    });
    await card({ title: 'Octopus farming grows' });
    expect((await related(octopus)).sort()).toEqual([
      'Octopus farming banned',
      'Octopus farming grows',
      'Octopus farming in the harbour',
    ]);
  });

  it('contain no drafts for a viewer, and no cards in the trash for anybody', async () => {
    const shown = await card({ title: 'Octopus farming begins' });
    const draft = await card({ title: 'Octopus farming banned', public: false });
    const [gone = ''] = await cards('Octopus farming, thrown away', ...others);
    const { client: viewer } = await product.make.projectMember(project, 'project_viewer');
    expect((await related(shown)).sort()).toEqual(['Octopus farming banned', 'Octopus farming, thrown away']);
    expect(await relatedNow(shown, viewer)).toEqual(['Octopus farming, thrown away']);
    expect((await viewer.call('GET /v1/cards/{id}/related', { params: { id: draft } })).status).toBe(404);
    await ada.call('DELETE /v1/cards/{id}', { params: { id: gone } });
    expect([await relatedNow(shown), await relatedNow(shown, viewer)]).toEqual([['Octopus farming banned'], []]);
  });

  it('are limited in number, and never from other projects, even for a moved card', async () => {
    const [one = ''] = await cards('Lighthouse keepers wanted');
    const attributes = { title: 'Another scan', workspace_slug: workspace };
    const other = await ada.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } });
    for (const elsewhere of [other.body.data.id, (await product.make.project(ada)).project]) {
      await product.make.card(ada, elsewhere, { title: 'Lighthouse keepers elsewhere' });
    }
    const titles = Array.from({ length: serverLimits.relatedCards + 2 }, (_, at) => `Lighthouse keepers ${at} ashore`);
    const slugs = await cards(...titles, ...others.flatMap((title) => [1, 2, 3, 4].map((at) => `${title} ${at}`)));
    const found = await related(one);
    expect(found).toHaveLength(serverLimits.relatedCards);
    expect(found.every((title) => titles.includes(title))).toBe(true);
    // The most similar cards come first: when one is moved away, the next one takes its place.
    const [first = ''] = found;
    const moved = slugs[titles.indexOf(first)] ?? '';
    const project_slug = other.body.data.id;
    const { status } = await ada.call('POST /v1/cards/bulk-move', { body: { card_slugs: [moved], project_slug } });
    expect(status).toBe(200);
    const left = [await relatedNow(one), await related(one)];
    for (const now of left) {
      expect(now).toHaveLength(serverLimits.relatedCards);
      expect(now).not.toContain(first);
    }
    expect(await related(moved)).toEqual(['Lighthouse keepers elsewhere']);
  });
});

describe('suggested tags', () => {
  beforeEach(async () => {
    for (const title of ['Octopus farming begins', 'Octopus farming banned', 'Farming the octopus']) {
      await card({ title, tags: [{ name: 'Food' }] });
    }
    for (const title of ['Night trains return', 'Night trains sold out', 'Trains by night']) {
      await card({ title, tags: [{ name: 'Mobility' }] });
    }
    await cards('Robots pick fruit', 'Deep-sea cables');
  });

  it('are the tags of similar cards, and empty if no card is similar', async () => {
    expect(await suggestedNow({ title: 'Octopus' })).toEqual([]);
    await product.jobsDone();
    expect(await suggestedNow({ title: 'An octopus is farmed' })).toEqual(['Food']);
    expect(await suggestedNow({ title: 'Sleeping', description: 'Trains run at night.' })).toEqual(['Mobility']);
    expect([await suggestedNow({}), await suggestedNow({ title: 'Xylophones 🌅' })]).toEqual([[], []]);
  });

  it('are not those of the edited card itself', async () => {
    const own = await card({ title: 'Octopus garden', tags: [{ name: 'Own' }] });
    await card({ title: 'A garden without octopus' });
    expect(await suggested({ title: 'Octopus garden' })).toContain('Own');
    expect(await suggestedNow({ title: 'Octopus garden', except: own })).not.toContain('Own');
  });

  it('do not come from drafts for a viewer', async () => {
    for (const title of ['Lantern festival planned', 'Planned: a lantern festival']) {
      await card({ title, public: false, tags: [{ name: 'Secret' }, { name: 'Food' }] });
    }
    const { client: viewer } = await product.make.projectMember(project, 'project_viewer');
    const text = { title: 'A lantern festival is planned' };
    expect((await suggested(text)).sort()).toEqual(['Food', 'Secret']);
    expect(await suggestedNow(text, viewer)).toEqual([]);
    // Control: the viewer gets the tags of published cards.
    expect(await suggestedNow({ title: 'Octopus farming' }, viewer)).toEqual(['Food']);
  });

  it('are refused for a project that the caller does not see, and for a text that is too long', async () => {
    const { client: stranger } = await product.make.person();
    const path = `/v1/projects/${project}/tag-suggestions`;
    const ask = (client: Client, title: string) =>
      client.send('POST', path, { body: JSON.stringify({ data: { type: 'tag-suggestions', attributes: { title } } }) });
    expect((await ask(stranger, 'Octopus')).status).toBe(404);
    expect((await ask(ada, 'x'.repeat(limits.titleLength + 1))).status).toBe(422);
  });
});

describe('cards about exactly the same subject', () => {
  const description = 'Keepers in the northern harbour feed a giant octopus with crabs, shrimps and mussels at dawn.';
  const asked = {
    title: 'Giant octopus fed at dawn',
    text: 'Crabs and mussels for an octopus: harbour keepers feed it.',
  };
  const reported = async (client = ada) => {
    const answer = await client.call('GET /v1/projects/{id}/duplicates', { params: { id: project }, query: asked });
    return answer.body.data.map(({ attributes: { title, reason } }) => [title, reason]);
  };
  const previewed = async () => {
    const answer = await ada.call('POST /v1/projects/{id}/imports', {
      params: { id: project },
      query: { dry_run: 'true' },
      body: `title,description\n${asked.title},"${asked.text}"\nXylophones,Quiet ones`,
    });
    return answer.body.data.attributes.rows.map((row) => row.alike_card_slug);
  };

  it('are found by their terms, drafts only for people who may write', async () => {
    const shown = await card({ title: 'Breakfast of an octopus', description });
    await card({ title: 'Feeding time', description, public: false });
    await cards(...others);
    const { client: viewer } = await product.make.projectMember(project, 'project_viewer');
    expect(await reported()).toEqual([]);
    await product.jobsDone();
    expect((await reported()).sort()).toEqual([
      ['Breakfast of an octopus', 'same_subject'],
      ['Feeding time', 'same_subject'],
    ]);
    expect(await reported(viewer)).toEqual([['Breakfast of an octopus', 'same_subject']]);
    const [alike, unlike] = await previewed();
    expect(alike).toBeDefined();
    expect(unlike).toBeUndefined();
    await ada.call('DELETE /v1/cards/{id}', { params: { id: shown } });
    expect(await reported(viewer)).toEqual([]);
    expect(await reported()).toEqual([['Feeding time', 'same_subject']]);
  });
});

describe('a comparison that fails', () => {
  it('leaves the earlier results, and is made from scratch an hour later', async () => {
    const [octopus = ''] = await cards('Octopus farming begins', 'Octopus farming banned', ...others, ...others);
    expect(await related(octopus)).toEqual(['Octopus farming banned']);
    // The thread ends when it cannot read the stored data.
    await query(product, "update similarity_models set knowledge = '\\x00'");
    await card({ title: 'Octopus farming grows' });
    const release = await holdJobs(product, job);
    await relatedNow(octopus);
    await query(product, `update pgboss.job set data = jsonb_set(data, '{failures}', '5') where name = $1`, [job]);
    await release();
    await product.jobsDone();
    // No new job is sent immediately, since the same would happen again.
    expect(await related(octopus)).toEqual(['Octopus farming banned']);
    const attempts = (await jobStates(product.database, job)).length;
    await query(product, "update similarity_models set failed_at = failed_at - interval '61 minutes'");
    expect((await related(octopus)).sort()).toEqual(['Octopus farming banned', 'Octopus farming grows']);
    expect(await jobStates(product.database, job)).toHaveLength(attempts + 1);
  });
});
