import { limits, type StockPhoto, type StockPhotos } from '@foreglow/contract';
import { z } from 'zod';
import { askJson } from '#platform/outside/ask-json.ts';
import type { Outside } from '#platform/outside/outside.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { type PhotoSearch, type PhotoSource, readable, seen } from './photo-source.ts';

const photo = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  title: z.string().nullish(),
  url: z.url(),
  thumbnail: z.url().nullish(),
  width: z.int(),
  height: z.int(),
  creator: z.string().nullish(),
  foreign_landing_url: z.url().nullish(),
  license: z.string(),
  license_version: z.string().nullish(),
  license_url: z.string().nullish(),
});
/** One that is not known is none. */
const knownPhoto = photo.optional().catch(undefined);
const page = z.object({ result_count: z.int(), page_count: z.int(), results: z.array(z.unknown()) });

/** The last page that is available without an account. */
const lastPage = 20;

/** Openverse: works under free licences, from many collections, without a key. */
export class Openverse implements PhotoSource {
  readonly name = 'openverse';
  readonly #outside: Outside;
  readonly #base: string;

  constructor(outside: Outside, base: string) {
    this.#outside = outside;
    this.#base = base;
  }

  async search({ term, page: number, perPage }: PhotoSearch): Promise<StockPhotos> {
    if (number > lastPage) return { results: [], total: 0, total_pages: lastPage };
    const url = new URL('/v1/images/', this.#base);
    url.search = String(
      new URLSearchParams({
        q: term,
        page: String(number),
        page_size: String(perPage),
        license_type: 'commercial',
        extension: 'jpg,jpeg,png,gif,webp',
        mature: 'false',
      }),
    );
    const { result_count: total, page_count, results } = await askJson(this.#outside, url, page);
    return {
      results: readable(results, (given) => presented(photo.safeParse(given).data)),
      total,
      total_pages: Math.min(page_count, lastPage),
    };
  }

  async find(id: string): Promise<StockPhoto | undefined> {
    const url = new URL(`/v1/images/${encodeURIComponent(id)}/`, this.#base);
    return presented(await askJson(this.#outside, url, knownPhoto));
  }

  /** Openverse does not require a report. */
  take(id: string): Promise<StockPhoto | undefined> {
    return this.find(id);
  }
}

function presented(given: z.output<typeof photo> | undefined): StockPhoto | undefined {
  if (!given) return undefined;
  return {
    id: `openverse:${given.id}`,
    alt_description: seen(given.title),
    blur_hash: null,
    urls: { small: given.thumbnail ?? given.url, raw: given.url },
    width: given.width,
    height: given.height,
    user: { name: given.creator || 'Unknown', link: given.foreign_landing_url ?? null },
    source: 'openverse',
    credit: creditOf(given),
  };
}

/** Title, author and licence, which the licences require to be named together. */
function creditOf({ title, creator, license, license_version, license_url }: z.output<typeof photo>): string {
  const what = title ? `“${cutText(title, 100)}”` : 'Picture';
  const by = creator ? ` by ${cutText(creator, 60)}` : '';
  const name = licenceNames[license] ?? `CC ${license.toUpperCase()}`;
  const licence = [name, license_version].filter(Boolean).join(' ');
  return cutText([`${what}${by}`, licence, license_url].filter(Boolean).join(', '), limits.creditLength);
}

const licenceNames: Readonly<Record<string, string>> = { cc0: 'CC0', pdm: 'Public Domain Mark' };
