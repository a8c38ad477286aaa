import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { makeConclusions } from './support/conclusions.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';

let product: Product;
let ada: Client;
let project: string;
let paths: Readonly<Record<'card' | 'insight' | 'trend' | 'radar' | 'project', string>>;
let evidence: object;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ project } = await product.make.project(ada));
  const card = await product.make.card(ada, project, { tags: [{ name: 'heat' }, { name: 'kiln' }] });
  const { insight, trend, radar } = await makeConclusions(ada, project, card, 'Kept');
  const at = `/v1/projects/${project}`;
  paths = {
    card: `/v1/cards/${card}`,
    insight: `${at}/insights/${insight}`,
    trend: `${at}/trends/${trend}`,
    radar: `${at}/radars/${radar}`,
    project: at,
  };
  evidence = { card_slugs: [card] };
});
afterAll(() => product?.stop());

const change = async (path: string, attributes: object) => {
  const body = JSON.stringify({ data: { type: typeOf(path), attributes } });
  const answer = await ada.send('PATCH', path, { body });
  expect(answer.status, answer.text).toBe(200);
};
const typeOf = (path: string) => path.split('/').at(-2);

/** The object itself, the events of its project, and what its readers are told. */
async function seen(path: string): Promise<unknown> {
  const [versions] = await query(product, 'select to_jsonb(projects) as row from projects where slug = $1', [project]);
  const events = await query(product, 'select count(*)::integer as count from project_events');
  return { read: JSON.parse((await ada.send('GET', path)).text), versions, events };
}

describe.each([
  [
    'card',
    { title: 'A signal', tags: [{ name: 'heat' }, { name: 'kiln' }] },
    { tags: [{ name: 'kiln' }, { name: 'heat' }] },
  ],
  ['insight', {}, { description: 'Other' }],
  ['trend', { subtitle: null, tags: [] }, { impact: 5 }],
  ['radar', { challenge: null }, { challenge: 'Other' }],
  ['project', { subtitle: null }, { subtitle: 'Other' }],
] as const)('a %s', (kind, same, other) => {
  it('stays as it is if a change gives no values or those it has', async () => {
    const path = paths[kind];
    const before = await seen(path);
    await change(path, {});
    await change(path, same);
    if (kind === 'insight' || kind === 'trend') await change(path, evidence);
    expect(await seen(path)).toEqual(before);
    await change(path, other);
    expect(await seen(path)).not.toEqual(before);
  });
});

it('evidence alone is a change of an insight', async () => {
  const before = await seen(paths.insight);
  await change(paths.insight, { card_slugs: [] });
  expect(await seen(paths.insight)).not.toEqual(before);
});
