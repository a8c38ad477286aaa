import { limits, type StockPhoto, type StockPhotos } from '@foreglow/contract';
import { z } from 'zod';
import { askJson } from '#platform/outside/ask-json.ts';
import type { Outside } from '#platform/outside/outside.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { type PhotoSearch, type PhotoSource, readable, seen } from './photo-source.ts';

const photo = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  width: z.int(),
  height: z.int(),
  blur_hash: z.string().nullish(),
  description: z.string().nullish(),
  alt_description: z.string().nullish(),
  urls: z.object({ raw: z.url(), small: z.url() }),
  links: z.object({ download_location: z.url().optional() }).optional(),
  user: z.object({ name: z.string(), links: z.object({ html: z.url() }).optional() }),
});
/** One that is not known is none. */
const knownPhoto = photo.optional().catch(undefined);
const page = z.object({ total: z.int(), total_pages: z.int(), results: z.array(z.unknown()) });

/** Unsplash, with the key of an application registered there. */
export class Unsplash implements PhotoSource {
  readonly name = 'unsplash';
  readonly #outside: Outside;
  readonly #base: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(outside: Outside, base: string, accessKey: string) {
    this.#outside = outside;
    this.#base = base;
    this.#headers = { authorization: `Client-ID ${accessKey}`, 'accept-version': 'v1' };
  }

  async search({ term, page: number, perPage }: PhotoSearch): Promise<StockPhotos> {
    const url = new URL('/search/photos', this.#base);
    url.search = String(
      new URLSearchParams({ query: term, page: String(number), per_page: String(perPage), content_filter: 'high' }),
    );
    const { total, total_pages, results } = await this.#ask(url, page);
    return { results: readable(results, (given) => presented(photo.safeParse(given).data)), total, total_pages };
  }

  async find(id: string): Promise<StockPhoto | undefined> {
    return presented(await this.#photo(id));
  }

  async take(id: string): Promise<StockPhoto | undefined> {
    const found = await this.#photo(id);
    const report = found?.links?.download_location;
    // The key is sent to Unsplash only. If the report fails, the photo is still returned.
    if (report && new URL(report).origin === new URL(this.#base).origin) {
      await this.#ask(new URL(report), z.unknown()).catch(() => undefined);
    }
    return presented(found);
  }

  #photo(id: string): Promise<z.output<typeof knownPhoto>> {
    return this.#ask(new URL(`/photos/${encodeURIComponent(id)}`, this.#base), knownPhoto);
  }

  #ask<Answer>(url: URL, schema: z.ZodType<Answer>): Promise<Answer> {
    return askJson(this.#outside, url, schema, this.#headers);
  }
}

function presented(given: z.output<typeof photo> | undefined): StockPhoto | undefined {
  if (!given) return undefined;
  const { id, width, height, urls, user } = given;
  return {
    id: `unsplash:${id}`,
    alt_description: seen(given.alt_description ?? given.description),
    blur_hash: given.blur_hash ?? null,
    urls: { small: urls.small, raw: sized(urls.raw) },
    width,
    height,
    user: { name: user.name, link: user.links ? referred(user.links.html) : null },
    source: 'unsplash',
    credit: cutText(`Photo by ${user.name} on Unsplash`, limits.creditLength),
  };
}

/** The photo in the size to be stored. The other parameters of its address stay unchanged. */
function sized(raw: string): string {
  const url = new URL(raw);
  for (const [name, value] of Object.entries(limits.stockPhotoPixels)) url.searchParams.set(name, String(value));
  return url.href;
}

/** Links to Unsplash name this application as the referrer, as its terms require. */
function referred(link: string): string {
  const url = new URL(link);
  url.searchParams.set('utm_source', 'foreglow');
  url.searchParams.set('utm_medium', 'referral');
  return url.href;
}
