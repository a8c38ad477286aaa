import type { ExportGiven } from '@foreglow/contract';
import type { Client } from '#test/support/client.ts';
import type { Product } from '#test/support/product.ts';

type Given = Pick<ExportGiven, 'format' | 'content'> & { slugs?: string[] };

/** The calls of the exports of one project. */
export class ExportCalls {
  readonly #product: Product;
  readonly #project: string;

  constructor(product: Product, project: string) {
    this.#product = product;
    this.#project = project;
  }

  begin(client: Client, attributes: Given, filters: object = {}) {
    return client.call('POST /v1/projects/{id}/exports', {
      params: { id: this.#project },
      query: filters,
      body: { data: { type: 'exports', attributes } },
    });
  }

  read(client: Client, id: string) {
    return client.call('GET /v1/exports/{id}', { params: { id } });
  }

  async list(client: Client) {
    return (await client.call('GET /v1/projects/{id}/exports', { params: { id: this.#project } })).body.data;
  }

  remove(client: Client, id: string) {
    return client.call('DELETE /v1/exports/{id}', { params: { id } });
  }

  file(url: string | null): Promise<Response> {
    return fetch(new URL(url ?? '', this.#product.address));
  }

  /** The titles of the cards in a JSON export. */
  async titlesIn(url: string | null): Promise<string[]> {
    const { cards } = (await (await this.file(url)).json()) as { cards: { title: string }[] };
    return cards.map(({ title }) => title);
  }
}
