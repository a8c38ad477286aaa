import { limits } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOldTrash } from '#features/trash/trash.jobs.ts';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { Live } from '#test/support/live.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let person: Person;
let ada: Client;
let project: string;
let first: string;
let second: string;
let insight: string;
let trend: string;

const day = 86_400_000;

beforeAll(async () => {
  product = await startProduct();
  person = await product.make.administrator();
  ada = person.client;
});
beforeEach(async () => {
  ({ project } = await product.make.project(ada));
  first = await product.make.card(ada, project, { title: 'First' });
  second = await product.make.card(ada, project, { title: 'Second' });
  insight = await product.make.insight(ada, project, { title: 'An insight', card_slugs: [first, second] });
  trend = await product.make.trend(ada, project, { card_slugs: [second], insight_slugs: [insight] });
});
afterAll(() => product?.stop());

const ofInsight = () => ({ id: project, conclusionId: insight });
const ofTrend = () => ({ id: project, conclusionId: trend });
const readInsight = async (reader = ada) =>
  (await reader.call('GET /v1/projects/{id}/insights/{conclusionId}', { params: ofInsight() })).body.data.attributes;
const readTrend = async () =>
  (await ada.call('GET /v1/projects/{id}/trends/{conclusionId}', { params: ofTrend() })).body.data.attributes;
const changeInsight = (attributes: object) =>
  ada.call('PATCH /v1/projects/{id}/insights/{conclusionId}', {
    params: ofInsight(),
    body: { data: { type: 'insights', attributes } },
  });
const trashCard = (id: string) => ada.call('DELETE /v1/cards/{id}', { params: { id } });
const conclusions = async (slugs: string[], reader = ada) =>
  (await reader.call('POST /v1/cards/conclusions', { body: { card_slugs: slugs } })).body.data.map(
    ({ id, attributes: { affected, total } }) => ({ id, affected, total }),
  );

describe('a card in the trash', () => {
  it('is still listed as removed, may be kept by an edit, and is restored unchanged', async () => {
    const before = [await readInsight(), await readTrend()];
    await trashCard(second);
    const { cards, card_slugs, updated_at } = await readInsight();
    expect(card_slugs).toEqual([first, second]);
    expect(cards.map((card) => card.removed_at && card.slug)).toEqual([null, second]);
    const inDays = (Date.parse(cards[1]?.removed_at ?? '') - Date.now()) / day;
    expect(Math.round(inDays)).toBe(limits.trashDays);
    expect((await readTrend()).cards.map((card) => card.removed_at !== null)).toEqual([true]);
    const kept = await changeInsight({ card_slugs: [second, first], based_on: updated_at });
    expect(kept.body.data.attributes.card_slugs).toEqual([second, first]);
    await changeInsight({ card_slugs: [first, second] });
    await ada.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [second] } });
    const after = [await readInsight(), await readTrend()];
    expect(after.map(({ cards: shown }) => shown)).toEqual(before.map(({ cards: shown }) => shown));
  });

  it('is no longer listed when it is permanently removed', async () => {
    await trashCard(second);
    const { db } = product.database;
    await db
      .updateTable('cards')
      .set({ deleted_at: new Date(Date.now() - 31 * day) })
      .where('slug', '=', second)
      .execute();
    await removeOldTrash(db);
    expect((await readInsight()).card_slugs).toEqual([first]);
    expect((await readTrend()).card_slugs).toEqual([]);
  });
});

describe('before cards are deleted', () => {
  it('the insights and trends that they support are listed, with the amount of other evidence', async () => {
    expect(await conclusions([first])).toEqual([{ id: insight, affected: 1, total: 2 }]);
    expect(await conclusions([first, second])).toEqual([
      { id: insight, affected: 2, total: 2 },
      { id: trend, affected: 1, total: 2 },
    ]);
    await ada.call('DELETE /v1/projects/{id}/insights/{conclusionId}', { params: ofInsight() });
    expect(await conclusions([first, second])).toEqual([{ id: trend, affected: 1, total: 1 }]);
  });

  it('drafts are only counted for writers, and cards of others do not exist', async () => {
    const draft = await product.make.card(ada, project, { public: false });
    await changeInsight({ card_slugs: [first, draft] });
    const viewer = await product.make.projectMember(project, 'project_viewer');
    expect(await conclusions([first])).toEqual([{ id: insight, affected: 1, total: 2 }]);
    expect(await conclusions([first], viewer.client)).toEqual([{ id: insight, affected: 1, total: 1 }]);
    for (const [reader, slug] of [
      [viewer.client, draft],
      [(await product.make.person()).client, first],
    ] as const) {
      const answer = await reader.call('POST /v1/cards/conclusions', { body: { card_slugs: [slug] } });
      expect(answer.status).toBe(404);
    }
  });
});

describe('a card that is merged into another', () => {
  it('passes its place on, once if both had one', async () => {
    const into = await product.make.card(ada, project, { title: 'Into' });
    const { updated_at } = await readInsight();
    await ada.call('POST /v1/cards/merge/{a}/{b}', { params: { a: second, b: into } });
    expect((await readInsight()).card_slugs).toEqual([first, into]);
    expect((await readTrend()).card_slugs).toEqual([into]);
    const late = await changeInsight({ card_slugs: [first, second], based_on: updated_at });
    expect(late.status).toBe(409);
    await ada.call('POST /v1/cards/merge/{a}/{b}', { params: { a: first, b: into } });
    expect((await readInsight()).card_slugs).toEqual([into]);
  });
});

describe('insights and trends in the trash', () => {
  it('are listed with the cards there, remain evidence where they support something, and are restored', async () => {
    const before = await readTrend();
    await ada.call('DELETE /v1/projects/{id}/insights/{conclusionId}', { params: ofInsight() });
    expect((await readTrend()).insights[0]?.removed_at).not.toBeNull();
    await ada.call('DELETE /v1/projects/{id}/trends/{conclusionId}', { params: ofTrend() });
    await trashCard(first);
    const trash = await ada.call('GET /v1/projects/{id}/trash', { params: { id: project } });
    expect(trash.body.data.map(({ id, attributes: { kind, title } }) => [id, kind, title])).toEqual([
      [first, 'card', 'First'],
      [trend, 'trend', 'A trend'],
      [insight, 'insight', 'An insight'],
    ]);
    const gone = await ada.call('GET /v1/projects/{id}/trends/{conclusionId}', { params: ofTrend() });
    expect(gone.status).toBe(404);
    await ada.call('POST /v1/projects/{id}/insights/{conclusionId}/restore', { params: ofInsight() });
    const restore = () => ada.call('POST /v1/projects/{id}/trends/{conclusionId}/restore', { params: ofTrend() });
    expect((await restore()).status).toBe(204);
    expect((await restore()).status).toBe(404);
    // The card of the insight is still in the trash.
    expect(before.cards_of_insights).toMatchObject([{ slug: first }]);
    expect(await readTrend()).toEqual({ ...before, cards_of_insights: [] });
  });

  it('are permanently removed after 30 days', async () => {
    await ada.call('DELETE /v1/projects/{id}/insights/{conclusionId}', { params: ofInsight() });
    const { db } = product.database;
    const old = new Date(Date.now() - 31 * day);
    await db.updateTable('insights').set({ deleted_at: old }).where('slug', '=', insight).execute();
    const late = await ada.call('POST /v1/projects/{id}/insights/{conclusionId}/restore', { params: ofInsight() });
    expect(late.status).toBe(404);
    expect((await readTrend()).insight_slugs).toEqual([insight]);
    await removeOldTrash(db);
    expect((await readTrend()).insight_slugs).toEqual([]);
  });

  it('are deleted and restored with their project', async () => {
    const before = [await readInsight(), await readTrend()];
    await ada.call('DELETE /v1/projects/{id}', { params: { id: project } });
    const hidden = await ada.call('GET /v1/projects/{id}/insights/{conclusionId}', { params: ofInsight() });
    expect(hidden.status).toBe(404);
    await ada.call('POST /v1/projects/{id}/restore', { params: { id: project } });
    expect([await readInsight(), await readTrend()]).toEqual(before);
  });
});

describe('a picture of an insight or a trend', () => {
  it('counts as used, and is shown to users who see the insight or trend', async () => {
    const attachment = await product.make.attachment(person);
    const viewer = await product.make.projectMember(project, 'project_viewer');
    const see = async () =>
      (
        await viewer.client.call('GET /v1/attachments/{id}', {
          params: { id: attachment },
          query: { project_slug: project },
        })
      ).status;
    expect(await see()).toBe(404);
    await changeInsight({ attachment_id: attachment });
    expect(await see()).toBe(200);
    const inTwoDays = new Date(Date.now() + 2 * day);
    await product.composition.orphans.removeOrphans(inTwoDays);
    expect((await readInsight()).attachment?.slug).toBe(attachment);
    await ada.call('DELETE /v1/projects/{id}/insights/{conclusionId}', { params: ofInsight() });
    expect(await see()).toBe(404);
  });
});

describe('a follower of the project', () => {
  it('receives every change of insights and trends, including ratings', async () => {
    const live = await Live.open(product.address, person.token, `project=${project}`);
    expect((await live.next())?.type).toBe('ready');
    await changeInsight({ title: 'Changed' });
    await ada.call('PUT /v1/projects/{id}/trends/{conclusionId}/rating', { params: ofTrend(), body: { impact: 1 } });
    expect([(await live.next())?.type, (await live.next())?.type]).toEqual(['insights', 'trends']);
    await live.close();
  });
});
