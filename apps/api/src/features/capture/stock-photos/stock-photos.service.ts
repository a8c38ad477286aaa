import type { StockPhoto, StockPhotos } from '@foreglow/contract';
import type { Actor } from '#features/permissions/actor.ts';
import { problem } from '#platform/http/problem.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import { ServiceFailed } from '#platform/outside/ask-json.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import type { PhotoSearch, PhotoSource } from './photo-source.ts';

/** Stock photos, from the first service that responds. */
export class StockPhotosService {
  readonly #sources: readonly PhotoSource[];
  readonly #perUser: RateLimit;
  readonly #queue = new BoundedQueue({
    atOnce: 8,
    mayWait: 80,
    perPerson: { atOnce: 4, mayWait: 20 },
    busy: 'Many people are looking for photos right now. Please try again in a moment.',
  });

  /** The services in the order in which they are asked. */
  constructor(sources: readonly PhotoSource[], rateLimits: RateLimits) {
    this.#sources = sources;
    this.#perUser = rateLimits({ name: 'stock-photos', points: 200, seconds: 600 });
  }

  /** Throws the 503 problem when no service responds. */
  async search(actor: Actor, search: PhotoSearch): Promise<StockPhotos> {
    await this.#perUser.take(actor.user.slug);
    return this.#queue.run(async () => {
      for (const source of this.#sources) {
        const found = await answerOf(() => source.search(search));
        if (found !== 'none') return found;
      }
      throw problem('stock_photos_unavailable');
    }, actor.user.slug);
  }

  /** One photo. `toKeep`: it is about to be fetched, which is reported to its service. */
  async find(actor: Actor, photoId: string, { toKeep }: { toKeep: boolean }): Promise<StockPhotos> {
    await this.#perUser.take(actor.user.slug);
    const [name = '', id = ''] = photoId.split(':');
    const source = this.#sources.find((known) => known.name === name);
    if (!source) throw problem('not_found');
    const ask = () => answerOf(() => (toKeep ? source.take(id) : source.find(id)));
    const photo = await this.#queue.run(ask, actor.user.slug);
    if (photo === 'none') throw problem('stock_photos_unavailable');
    if (!photo) throw problem('not_found');
    return only(photo);
  }
}

const only = (photo: StockPhoto): StockPhotos => ({ results: [photo], total: 1, total_pages: 1 });

/** The answer of a service; `none` when it fails. */
async function answerOf<T>(ask: () => Promise<T>): Promise<T | 'none'> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ServiceFailed) return 'none';
    throw error;
  }
}
