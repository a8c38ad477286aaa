import type { StatedFile } from '#platform/http/handlers.ts';
import { problem } from '#platform/http/problem.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import { type ImageType, imageTypeOf, isSigned } from './image-address.rules.ts';
import { contentTypeOf } from './image-content.rules.ts';
import type { SourceImage, WikiSource } from './wiki-source.ts';

/** A requested picture. */
interface WantedImage {
  readonly imageId: string;
  readonly type: ImageType;
  /** Seconds since 1970. */
  readonly expires: string | undefined;
  readonly signature: string | undefined;
}

interface Caller {
  readonly isSignedIn: boolean;
  /** IP address. */
  readonly address: string;
}

interface Parts {
  readonly sources: readonly WikiSource[];
  readonly secret: () => Promise<Buffer>;
  readonly rateLimits: RateLimits;
}

/** Styles only: an SVG runs no script and loads nothing, even when it is opened directly. */
const svgPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
const plainPolicy = "sandbox; default-src 'none'";

/** Pictures of wiki pages, for image elements: with signed addresses, or for signed-in callers. */
export class WikiImagesService {
  readonly #parts: Parts;
  readonly #refused: RateLimit;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#refused = parts.rateLimits({ name: 'wiki-image', points: 300, seconds: 300 });
  }

  /** The picture. Throws the 410 problem if the address is not signed for this picture and type, or has expired. */
  async read(wanted: WantedImage, { isSignedIn, address }: Caller): Promise<StatedFile> {
    const { imageId, type } = wanted;
    if (!isSignedIn && !(await this.#isSigned(wanted))) {
      await this.#refused.take(address);
      throw problem('link_invalid', 'This address of a picture is not valid or has expired. Open its page again.');
    }
    const image = await this.#find(imageId);
    if (!image) throw problem('not_found');
    const right = imageTypeOf(image.url);
    if (type !== right) {
      throw problem('invalid_parameter', `The type of this picture is ${right}.`, { parameter: 'type' });
    }
    return {
      status: 200,
      state: image.state,
      // Cached by the reader for an hour, which is shorter than the address is valid.
      headers: {
        'cache-control': 'private, max-age=3600',
        'content-security-policy': type === 'text' ? svgPolicy : plainPolicy,
      },
      file: async () => {
        const bytes = await image.read();
        const contentType = contentTypeOf(bytes, type);
        if (!contentType) throw problem('image_url_unsupported');
        return { type: contentType, bytes };
      },
    };
  }

  async #isSigned({ imageId, type, expires, signature }: WantedImage): Promise<boolean> {
    if (expires === undefined || signature === undefined) return false;
    const grant = { imageId, type, expires: Number(expires) };
    return isSigned(await this.#parts.secret(), grant, signature, Date.now());
  }

  async #find(id: string): Promise<SourceImage | undefined> {
    // The shipped pages are available immediately; the others may have to be read first.
    for (const source of this.#parts.sources.toReversed()) {
      const image = await source.image(id);
      if (image) return image;
    }
    return undefined;
  }
}
