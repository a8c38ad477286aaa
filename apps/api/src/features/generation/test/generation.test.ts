import { generationSteps } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftRadar } from '#features/generation/draft-radar.job.ts';
import { generationJobs } from '#features/generation/generation.jobs.ts';
import { TimeIsUpError } from '#platform/jobs/job.ts';
import type { Client } from '#test/support/client.ts';
import { fillProject, readDraft, startDraft, untilState } from '#test/support/drafted-radars.ts';
import { holdJobs } from '#test/support/held-jobs.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let admin: Client;

beforeAll(async () => {
  product = await startProduct();
  admin = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());

async function filledProject(): Promise<{ workspace: string; project: string }> {
  const place = await product.make.project(admin);
  await fillProject(product.make, admin, place.project);
  return place;
}

const terminate = (client: Client, id: string) => client.call('GET /terminate/{id}', { params: { id } });
const proceed = (client: Client, id: string) => client.call('POST /v1/generations/{id}/continue', { params: { id } });
const makeRadar = (client: Client, id: string, keepsTrends = false) =>
  client.call('POST /v1/generations/{id}/radar', { params: { id }, body: { keep_trends: keepsTrends } });
type Reviewed = Parameters<typeof review>[2][number];
const review = (client: Client, id: string, blips: { id: string; [attribute: string]: unknown }[]) =>
  client.call('PATCH /v1/generations/{id}', {
    params: { id },
    body: { data: { type: 'generations', attributes: { blips: blips as never } } },
  });
const first = ({ errors }: { errors: { code: string; source?: { pointer?: string | undefined } | undefined }[] }) => [
  errors[0]?.code,
  errors[0]?.source?.pointer,
];

describe('a radar that is drafted by rules', () => {
  it('is drafted also from texts in which no space separates words', async () => {
    const { project } = await product.make.project(admin);
    for (const title of ['Sand towers', 'Night trains', 'Roof gardens', 'Kelp farms', 'Owl counts', 'Quiet airports']) {
      await product.make.card(admin, project, { title, description: `On ${title}: ${'🌅'.repeat(200)}.` });
    }
    const started = await startDraft(admin, project, { domains: ['Homes', 'Travel'], impacts: [] });
    const { draft } = await untilState(admin, started.body.data.id, 'review');
    expect(draft?.blips[0]?.rationale).toContain('🌅');
  });

  it('keeps blips that enough cards speak for as trends, which they follow, if that is wanted', async () => {
    const { project } = await filledProject();
    const started = await startDraft(admin, project, { domains: ['Homes', 'Learning', 'Travel'], impacts: [] });
    const id = started.body.data.id;
    const { blips = [] } = (await untilState(admin, id, 'review')).draft ?? {};
    const heat = blips.find(({ label }) => label === 'Heat pumps');
    const [lone] = blips.filter(({ cards }) => cards.length < 3);
    await review(
      admin,
      id,
      [heat, lone].flatMap((blip) => (blip ? [{ id: blip.id, decision: 'accepted' }] : [])),
    );
    const made = await makeRadar(admin, id, true);
    const trends = await admin.call('GET /v1/projects/{id}/trends', { params: { id: project } });
    expect(trends.body.data.map(({ attributes }) => attributes)).toMatchObject([
      { title: 'Heat pumps', description: heat?.rationale, horizon: null, impact: null },
    ]);
    expect(trends.body.data[0]?.attributes.card_slugs).toEqual(heat?.cards.map(({ slug }) => slug));
    const followed = made.body.data.attributes.blips.find(({ label }) => label === 'Heat pumps');
    expect(followed).toMatchObject({ trend_slug: trends.body.data[0]?.id, rationale: null, card_slugs: [] });
    expect(made.body.data.attributes.blips.filter(({ trend_slug }) => trend_slug === null)).toHaveLength(lone ? 1 : 0);
    // Made once: asking again makes no second trend.
    await makeRadar(admin, id, true);
    const again = await admin.call('GET /v1/projects/{id}/trends', { params: { id: project } });
    expect(again.body.meta.total_record_count).toBe(1);
  });

  it('is drafted step by step from the published cards, reviewed, and made', async () => {
    const { project } = await filledProject();
    const hidden = await product.make.card(admin, project, {
      title: 'Zeppelin heat pumps',
      description: 'A zeppelin with heat pumps, and another zeppelin.',
      public: false,
    });
    const release = await holdJobs(product, 'draft-radar');
    const started = await startDraft(admin, project, { domains: ['Homes', 'Learning', 'Travel'], impacts: ['Pupils'] });
    await release();
    expect([started.status, started.body.data.attributes.state]).toEqual([201, 'queued']);
    expect(started.body.data.attributes).toMatchObject({ drafter: 'built-in', draft: null, step: 'frame' });
    const id = started.body.data.id;
    const drafted = await untilState(admin, id, 'review');
    expect(drafted.steps.map(({ step }) => step)).toEqual(generationSteps);
    expect(drafted.steps[0]?.produced).toMatchObject({ cards: 12 });
    expect(drafted.steps.every(({ drafter }) => drafter.kind === 'built-in' && drafter.model === null)).toBe(true);
    expect(drafted).toMatchObject({ step: null, failure: null, tokens: { input: 0, output: 0 } });
    const { blips = [] } = drafted.draft ?? {};
    const heat = blips.find(({ label }) => label === 'Heat pumps');
    expect(heat?.cards.map(({ title }) => title).sort()).toEqual([
      'Heat pumps for whole streets',
      'Heat pumps from a library',
      'Heat pumps in old houses',
      'Heat pumps paid by the month',
      'Heat pumps without noise',
    ]);
    expect(heat?.rationale).toMatch(/“.*heat pump.*”.*five cards.*/i);
    expect(blips.map(({ label }) => label)).toEqual(expect.arrayContaining(['School gardens', 'Night trains']));
    // A viewer reads the radar later, so it must not contain anything from a draft card.
    expect(JSON.stringify(drafted).toLowerCase()).not.toContain('zeppelin');

    const given = await review(admin, id, [
      { id: heat?.id ?? '', decision: 'accepted', label: 'Heat pumps everywhere', ring: 'later', impacts: ['pupils'] },
      { id: blips.find((blip) => blip !== heat)?.id ?? '', decision: 'dropped' },
    ]);
    expect(given.body.data.attributes.draft?.blips.find((blip) => blip.id === heat?.id)).toMatchObject({
      decision: 'accepted',
      edited: true,
      ring: 'Later',
      impacts: ['Pupils'],
    });
    const made = await makeRadar(admin, id);
    expect(made.status).toBe(201);
    expect(made.body.data.attributes).toMatchObject({
      title: 'Warm homes',
      challenge: 'How will we heat?',
      ai_assistant: false,
      drafter: { kind: 'built-in', model: null, prompt: 'rules@3' },
      domains: ['Homes', 'Learning', 'Travel'],
    });
    expect(made.body.data.attributes.blips.map(({ label, ring }) => [label, ring])).toEqual([
      ['Heat pumps everywhere', 'Later'],
    ]);
    expect(made.body.data.attributes.blips[0]?.card_slugs).toHaveLength(5);
    const again = await makeRadar(admin, id);
    expect([again.status, again.body.data.id]).toEqual([200, made.body.data.id]);
    expect((await readDraft(admin, id)).radar_slug).toBe(made.body.data.id);
    expect(first(await review(admin, id, [{ id: heat?.id ?? '', decision: 'open' }]))[0]).toBe('conflict');

    // Control: once it is published, the same card is among them.
    await admin.call('PATCH /v1/cards/{id}', {
      params: { id: hidden },
      body: { data: { type: 'cards', attributes: { public: true } } },
    });
    const other = await startDraft(admin, project);
    expect(JSON.stringify(await untilState(admin, other.body.data.id, 'review')).toLowerCase()).toContain('zeppelin');
  });

  it('is in the language of the person who requested it', async () => {
    const { project } = await filledProject();
    const german = await product.make.projectMember(project, 'project_collaborator');
    await query(product, "update users set locale = 'de' where slug = $1", [german.slug]);
    const started = await startDraft(german.client, project);
    const { draft } = await untilState(german.client, started.body.data.id, 'review');
    expect(draft?.blips.map(({ rationale }) => rationale).join()).toMatch(/Karten? .*steht es im Ring „/);
  });

  it('fails with too few cards, and a new one is made when there are more', async () => {
    const { project } = await product.make.project(admin);
    await product.make.card(admin, project, { title: 'Alone' });
    const id = (await startDraft(admin, project)).body.data.id;
    await product.jobsDone();
    expect(await readDraft(admin, id)).toMatchObject({ state: 'failed', failure: 'too_few_cards', step: 'frame' });
    await fillProject(product.make, admin, project);
    expect(first(await proceed(admin, id))[0]).toBe('conflict');
    expect(await readDraft(admin, id)).toMatchObject({ state: 'failed', failure: 'too_few_cards' });
    const next = (await startDraft(admin, project)).body.data.id;
    await untilState(admin, next, 'review');
    expect(first(await proceed(admin, next))[0]).toBe('conflict');
  });

  it('is not failed when its last attempt is interrupted together with the process', async () => {
    const { project } = await product.make.project(admin);
    const release = await holdJobs(product, 'draft-radar');
    const id = (await startDraft(admin, project)).body.data.id;
    const runner = { run: (_: unknown, stop: AbortSignal) => Promise.reject(stop.reason) };
    const [job] = generationJobs({ db: product.database.db, runner });
    const runUntil = (signal: AbortSignal) =>
      job?.run({ generation_slug: id }, { attempt: draftRadar.retry.times + 1, signal, log: product.app.log });
    try {
      await expect(runUntil(AbortSignal.abort(new Error('The process ends.')))).rejects.toThrow('The process ends.');
      expect(await readDraft(admin, id)).toMatchObject({ state: 'queued', failure: null });
      // Control: the same attempt is the last one when its time is up.
      await expect(runUntil(AbortSignal.abort(new TimeIsUpError('Too late.')))).rejects.toThrow('Too late.');
      expect(await readDraft(admin, id)).toMatchObject({ state: 'failed', failure: 'internal' });
    } finally {
      await release();
      await product.jobsDone();
    }
  });

  it('is drafted one at a time in a project, and a stopped draft is never continued', async () => {
    const { project } = await filledProject();
    const release = await holdJobs(product, 'draft-radar');
    try {
      const id = (await startDraft(admin, project)).body.data.id;
      const second = await startDraft(admin, project);
      expect([second.status, first(second)[0]]).toEqual([409, 'conflict']);
      const race = await Promise.all([terminate(admin, id), terminate(admin, id)]);
      expect(race.map(({ status, body }) => [status, body.data.attributes.state])).toEqual([
        [200, 'terminated'],
        [200, 'terminated'],
      ]);
      expect(race[0]?.headers.get('cache-control')).toContain('no-store');
      expect(first(await proceed(admin, id))[0]).toBe('conflict');
      expect(first(await makeRadar(admin, id))[0]).toBe('conflict');
      const races = await Promise.all([startDraft(admin, project), startDraft(admin, project)]);
      expect(races.map(({ status }) => status).sort()).toEqual([201, 409]);
      await release();
      await product.jobsDone();
      expect(await readDraft(admin, id)).toMatchObject({ state: 'terminated', steps: [] });
      const list = await admin.call('GET /v1/projects/{id}/generations', { params: { id: project } });
      expect(list.body.data.map(({ attributes }) => attributes.state)).toEqual(['review', 'terminated']);
      const inReview = list.body.data[0]?.id ?? '';
      expect((await terminate(admin, inReview)).body.data.attributes.state).toBe('review');
    } finally {
      await release().catch(() => undefined);
    }
  });

  it('is limited per workspace and day, and is not available when drafting is switched off', async () => {
    const { project } = await filledProject();
    const change = (ai: object) =>
      admin.call('PATCH /v1/settings', { body: { data: { type: 'settings', attributes: { ai } } } });
    try {
      await change({ radars_per_day: 1 });
      const id = (await startDraft(admin, project)).body.data.id;
      await untilState(admin, id, 'review');
      const second = await startDraft(admin, project);
      expect([second.status, second.errors[0]?.code]).toEqual([429, 'too_many_requests']);
      await change({ on: false });
      expect(first(await startDraft(admin, project))[0]).toBe('assistance_off');
    } finally {
      await change({ on: true, radars_per_day: 20 });
    }
    const one = await startDraft(admin, project, { domains: ['Alone'] });
    expect([one.status, ...first(one)]).toEqual([422, 'invalid_attribute', '/prompt/domains']);
  });

  it('is also limited for simultaneous calls in different projects', async () => {
    const { workspace, project } = await product.make.project(admin);
    const another = async () => {
      const attributes = { title: 'Another', workspace_slug: workspace };
      const { body } = await admin.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } });
      return body.data.id;
    };
    const others = await Promise.all(Array.from({ length: 5 }, another));
    const limit = (radars_per_day: number) =>
      admin.call('PATCH /v1/settings', {
        body: { data: { type: 'settings', attributes: { ai: { radars_per_day } } } },
      });
    await limit(2);
    try {
      const race = await Promise.all([project, ...others].map((each) => startDraft(admin, each)));
      expect(race.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429, 429]);
    } finally {
      await limit(20);
    }
  });

  it('can only be changed to existing values', async () => {
    const { project } = await filledProject();
    const other = await filledProject();
    const elsewhere = await product.make.card(admin, other.project, { title: 'Elsewhere' });
    const hidden = await product.make.card(admin, project, { title: 'Hidden', public: false });
    const id = (await startDraft(admin, project)).body.data.id;
    const { draft } = await untilState(admin, id, 'review');
    const blip = draft?.blips[0]?.id ?? '';
    const faults: [Reviewed, string][] = [
      [{ id: 'unknown', decision: 'accepted' }, 'id'],
      [{ id: blip, domain: 'Nowhere' }, 'domain'],
      [{ id: blip, ring: 'Never' }, 'ring'],
      [{ id: blip, impacts: ['Nobody'] }, 'impacts/0'],
      [{ id: blip, card_slugs: [elsewhere] }, 'card_slugs/0'],
      [{ id: blip, card_slugs: [hidden] }, 'card_slugs/0'],
    ];
    for (const [fault, pointer] of faults) {
      const refused = await review(admin, id, [{ id: blip, decision: 'accepted' }, fault]);
      expect([refused.status, ...first(refused)]).toEqual([
        422,
        'invalid_attribute',
        `/data/attributes/blips/1/${pointer}`,
      ]);
    }
    expect(first(await makeRadar(admin, id))[0]).toBe('invalid_attribute');
    expect((await readDraft(admin, id)).draft).toEqual(draft);
  });

  it('is only for people who may create radars, and ends with that right', async () => {
    const { project } = await filledProject();
    const viewer = await product.make.projectMember(project, 'project_viewer');
    const stranger = (await product.make.person()).client;
    const member = await product.make.projectMember(project, 'project_collaborator');
    const release = await holdJobs(product, 'draft-radar');
    const id = (await startDraft(member.client, project)).body.data.id;
    for (const [client, status] of [
      [viewer.client, 403],
      [stranger, 404],
    ] as const) {
      expect((await startDraft(client, project)).status).toBe(status);
      expect((await client.call('GET /v1/generations/{id}', { params: { id } })).status).toBe(status);
      expect((await terminate(client, id)).status).toBe(status);
    }
    await query(product, 'delete from project_members where user_id = $1', [member.id]);
    await release();
    await product.jobsDone();
    expect(await readDraft(admin, id)).toMatchObject({ state: 'failed', failure: 'not_allowed', steps: [] });
  });
});
