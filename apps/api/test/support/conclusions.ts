import { type ConclusionKind, conclusionKinds, kinds } from '@foreglow/contract';
import type { Client } from './client.ts';

type Singular = (typeof kinds)[ConclusionKind]['singular'];

/**
 * Slugs of one conclusion of each kind, supported by the conclusions of the kinds before it, and of one of each kind in
 * the trash.
 */
export type Conclusions = { readonly [S in Singular | `trashed${Capitalize<Singular>}`]: string };

/** The attributes that a kind requires, besides a title and its evidence. */
const required = (kind: ConclusionKind, card: string): object =>
  kind === 'radars'
    ? {
        domains: ['North', 'South'],
        blips: [{ id: 'first', label: 'Heat', domain: 'North', ring: 'Now', card_slugs: [card] }],
      }
    : {};

/** Makes the conclusions in a project, from a card. Their titles contain `word`. */
export async function makeConclusions(
  client: Client,
  project: string,
  card: string,
  word: string,
): Promise<Conclusions> {
  const evidence = new Map<string, string>([['cards', card]]);
  const made: Record<string, string> = {};
  for (const kind of conclusionKinds) {
    const { singular } = kinds[kind];
    const path = `/v1/projects/${project}/${kind}`;
    const supported = Object.entries(kinds[kind].evidence).map(([of, attribute]) => [attribute, [evidence.get(of)]]);
    const create = async (title: string, attributes: object = {}) => {
      const given = { title, ...required(kind, card), ...attributes };
      const body = JSON.stringify({ data: { type: kind, attributes: given } });
      const answer = await client.send('POST', path, { body });
      return (JSON.parse(answer.text) as { data: { id: string } }).data.id;
    };
    const one = await create(`${word} ${singular}`, Object.fromEntries(supported));
    const trashed = await create(`${word} trashed`);
    await client.send('DELETE', `${path}/${trashed}`);
    evidence.set(kind, one);
    made[singular] = one;
    made[`trashed${singular[0]?.toUpperCase()}${singular.slice(1)}`] = trashed;
  }
  return made as Conclusions;
}
