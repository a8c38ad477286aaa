import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());

const allow = async (megabytes_per_workspace: number) => {
  const answer = await ada.call('PATCH /v1/settings', {
    body: { data: { type: 'settings', attributes: { texts: { megabytes_per_workspace } } } },
  });
  expect(answer.body.data.attributes.texts).toEqual({ megabytes_per_workspace });
};

describe('a workspace that has as many texts as it may have', () => {
  it('gets no more, whichever call adds them, until there is room again', async () => {
    const { make } = product;
    const { project } = await make.project(ada);
    const other = await make.project(ada);
    const long = { title: 'Long', description: 'word '.repeat(10_000) };
    const cards: string[] = [];
    for (let at = 0; at < 22; at += 1) cards.push(await make.card(ada, project, long));
    const [card = '', ...further] = cards;
    const insight = await make.insight(ada, project, { title: 'Insight' });

    const spare = await make.card(ada, project, { title: 'Spare' });
    const blips = [{ id: 'heat', label: 'Heat', domain: 'Energy', ring: 'Now' }];
    const radar = await ada.call('POST /v1/projects/{id}/radars', {
      params: { id: project },
      body: { data: { type: 'radars', attributes: { title: 'Cities', domains: ['Energy', 'People'], blips } } },
    });
    expect(radar.status, radar.text).toBe(201);
    const first = await ada.call('POST /v1/projects/{id}/comments', {
      params: { id: project },
      body: {
        data: { type: 'comments', attributes: { subject_type: 'cards', subject_slug: card, text: 'First comment' } },
      },
    });
    const changeComment = (attributes: object) =>
      ada.call('PATCH /v1/projects/{id}/comments/{commentId}', {
        params: { id: project, commentId: first.body.data.id },
        body: { data: { type: 'comments', attributes } },
      });
    /** Calls that write other texts. Each can be done once. */
    const others = async () => {
      const calls = [
        changeComment({ text: 'Another text' }),
        ada.call('PATCH /v1/projects/{id}/brief', {
          params: { id: project },
          body: { data: { type: 'briefs', attributes: { challenge: 'What next?' } } },
        }),
        ada.call('POST /v1/cards/merge/{a}/{b}', { params: { a: spare, b: card } }),
        ada.call('POST /v1/projects/{id}/radars/{radarId}/dumps', {
          params: { id: project, radarId: radar.body.data.id },
          body: { data: { type: 'radar-dumps', attributes: {} } },
        }),
      ];
      const statuses: number[] = [];
      for (const call of calls) statuses.push((await call).status);
      return statuses;
    };

    const answers = async (id: string, slug: string) => {
      const comment = { subject_type: 'cards', subject_slug: slug, text: 'A comment' } as const;
      const card = { title: 'One more', project_slug: id };
      const edited = { description: 'More' };
      const calls = {
        create: ada.call('POST /v1/cards', { body: { data: { type: 'cards', attributes: card } } }),
        edit: ada.call('PATCH /v1/cards/{id}', {
          params: { id: slug },
          body: { data: { type: 'cards', attributes: edited } },
        }),
        copy: ada.call('POST /v1/cards/bulk-duplicate', { body: { card_slugs: [slug] } }),
        comment: ada.call('POST /v1/projects/{id}/comments', {
          params: { id },
          body: { data: { type: 'comments', attributes: comment } },
        }),
        insight: ada.call('POST /v1/projects/{id}/insights', {
          params: { id },
          body: { data: { type: 'insights', attributes: { title: 'Another' } } },
        }),
      };
      const statuses: Record<string, number> = {};
      for (const [name, call] of Object.entries(calls)) statuses[name] = (await call).status;
      return statuses;
    };
    const room = { create: 201, edit: 200, copy: 201, comment: 201, insight: 201 };
    const none = { create: 507, edit: 507, copy: 507, comment: 507, insight: 507 };
    const elsewhere = await make.card(ada, other.project, { title: 'Elsewhere' });
    expect(await answers(project, card)).toEqual(room);

    await allow(1);
    expect(await answers(project, card)).toEqual(none);
    expect(await others()).toEqual([507, 507, 507, 507]);
    const refused = await ada.call('PATCH /v1/projects/{id}/insights/{conclusionId}', {
      params: { id: project, conclusionId: insight },
      body: { data: { type: 'insights', attributes: { description: 'More' } } },
    });
    expect([refused.status, refused.errors[0]?.detail]).toEqual([
      507,
      'The texts of this workspace take 1 MB, and it may have 1 MB. Delete what is no longer needed for good, or ask an administrator of this installation for more.',
    ]);
    // Control: other workspaces are not affected, nor is what adds no text.
    expect(await answers(other.project, elsewhere)).toEqual(room);
    const tagged = await ada.call('PATCH /v1/cards/{id}', {
      params: { id: card },
      body: { data: { type: 'cards', attributes: { tags: [{ name: 'Energy' }] } } },
    });
    expect(tagged.status, tagged.text).toBe(200);
    expect((await changeComment({ resolved: true })).status).toBe(200);
    const trashed = await ada.call('POST /v1/cards/bulk-delete', { body: { card_slugs: further } });
    expect(trashed.status, trashed.text).toBe(200);
    // They can still be restored, so they count.
    expect(await answers(project, card)).toEqual(none);

    await query(product, 'delete from cards where deleted_at is not null');
    await query(product, `update workspace_texts set counted_at = now() - interval '2 minutes'`);
    expect(await answers(project, card)).toEqual(room);
    expect(await others()).toEqual([200, 200, 200, 201]);
  });
});
