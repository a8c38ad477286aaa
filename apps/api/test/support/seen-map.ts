import { decodeMapPoints, limits, type MapAttributes, type MapPoints, type mapColorings } from '@foreglow/contract';
import { expect } from 'vitest';
import type { Client } from './client.ts';
import type { Product } from './product.ts';

/** The map of a project as seen by a reader. */
export class SeenMap {
  readonly #product: Product;
  readonly #client: Client;
  readonly #id: string;

  constructor(product: Product, client: Client, id: string) {
    this.#product = product;
    this.#client = client;
    this.#id = id;
  }

  get #params() {
    return { params: { id: this.#id } };
  }

  async map(): Promise<MapAttributes> {
    const answer = await this.#client.call('GET /v1/projects/{id}/map', this.#params);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data.attributes;
  }

  /** The map after the jobs that reading it has started are done. */
  async made(): Promise<MapAttributes & { readonly version: string }> {
    await this.map();
    await this.#product.jobsDone();
    const map = await this.map();
    return { ...map, version: map.version ?? 'none' };
  }

  points = async (version: string): Promise<MapPoints> => {
    const { bytes, status } = await this.#client.call('GET /v1/projects/{id}/map/points', {
      ...this.#params,
      query: { version },
    });
    expect(status).toBe(200);
    return decodeMapPoints(Uint8Array.from(bytes).buffer);
  };

  async cards(version: string, points: readonly number[]) {
    const found = [];
    for (let from = 0; from < points.length; from += limits.mapCards) {
      const part = points.slice(from, from + limits.mapCards).join(',');
      const { body } = await this.#client.call('GET /v1/projects/{id}/map/cards', {
        ...this.#params,
        query: { version, points: part },
      });
      found.push(...body.data.map(({ attributes }) => attributes));
    }
    return found;
  }

  async colors(version: string, by: (typeof mapColorings)[number], timeZone?: string) {
    const query = { version, by, timeZone };
    const { body } = await this.#client.call('GET /v1/projects/{id}/map/colors', { ...this.#params, query });
    const { legend, column } = body.data.attributes;
    return { legend, column: [...Buffer.from(column, 'base64')] };
  }

  /** The points that match filters. */
  async matches(version: string, filters: object): Promise<number[]> {
    const query = { version, ...filters };
    const { body } = await this.#client.call('GET /v1/projects/{id}/map/matches', { ...this.#params, query });
    const { bits, count } = body.data.attributes;
    const bytes = Buffer.from(bits, 'base64');
    const points = Array.from({ length: bytes.length * 8 }, (_, at) => at).filter(
      (at) => (((bytes[at >> 3] as number) >> (at & 7)) & 1) === 1,
    );
    expect(points).toHaveLength(count);
    return points;
  }

  async outlines(version: string) {
    const query = { version };
    const { body } = await this.#client.call('GET /v1/projects/{id}/map/outlines', { ...this.#params, query });
    return body.data.map(({ attributes }) => attributes);
  }

  /** The cards of selected points, or the given cards with their points. */
  async selection(version: string, selected: { points: number[] } | { card_slugs: string[] }) {
    const body = { data: { type: 'map-selections' as const, attributes: { version, ...selected } } };
    const answer = await this.#client.call('POST /v1/projects/{id}/map/selections', { ...this.#params, body });
    return answer.body.data.attributes.cards;
  }

  /** The slugs of the cards that the card list finds. */
  async listed(filters: object): Promise<string[]> {
    const query = { 'page[size]': '100', ...filters };
    const { body } = await this.#client.call('GET /v1/projects/{id}/cards', { ...this.#params, query });
    return body.data.map(({ id }) => id);
  }

  nameGroup = (groupId: string, name: string | null) =>
    this.#client.call('PATCH /v1/projects/{id}/map/groups/{groupId}', {
      params: { id: this.#id, groupId },
      body: { data: { type: 'map-groups', id: groupId, attributes: { name } } },
    });

  layOut = () => this.#client.call('POST /v1/projects/{id}/map/layouts', this.#params);

  /** Everything that the map contains about each point. */
  async all() {
    const map = await this.made();
    const points = await this.points(map.version);
    const numbers = [...points.x.keys()];
    return { map, points, numbers, cards: await this.cards(map.version, numbers) };
  }

  /** The position of each card. */
  async places(): Promise<Map<string, { x: number; y: number }>> {
    const { points, cards } = await this.all();
    return new Map(cards.map(({ slug }, at) => [slug, { x: points.x[at] as number, y: points.y[at] as number }]));
  }
}
