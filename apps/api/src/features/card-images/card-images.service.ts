import { createHash } from 'node:crypto';
import { type CardImageSize, sourceHost } from '@foreglow/contract';
import { LRUCache } from 'lru-cache';
import type { Lookups } from '#platform/db/lookups.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { StatedFile } from '#platform/http/handlers.ts';
import { problem } from '#platform/http/problem.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { Languages } from '#platform/languages/languages.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import { tokenHash } from '#platform/text/tokens.ts';
import type { Themes } from '#platform/themes/themes.ts';
import { renditionKey } from '../attachments/attachment.ts';
import type { AttachmentsPresenter } from '../attachments/attachments.presenter.ts';
import type { CardsReadModel } from '../cards/cards.read-model.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { targetOf } from '../projects/projects.service.ts';
import { tagsInPlace } from '../tags/tags.presenter.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import { type CardPlace, type LinkedPlace, placeOfCard, placeOfLink } from './card-place.read-model.ts';
import type { CardPicture } from './drawing/card-picture.ts';
import { cardStyleOf } from './drawing/card-style.ts';
import { CardDrawer, drawingVersion } from './drawing/draw-card.ts';
import { type FlagTexts, flagTexts } from './drawing/flag-texts.ts';

/** A card that the actor may see, in its project. */
export type FoundCardPlace = Authorized<Omit<CardPlace, 'project'>, 'card.view'> & {
  readonly project: Authorized<CardPlace['project'], 'card.view'>;
};

interface Parts {
  readonly lookups: Lookups;
  readonly cache: VersionedCache;
  readonly files: FileStore;
  readonly rateLimits: RateLimits;
  readonly cards: CardsReadModel;
  readonly tags: TagsReadModel;
  readonly attachments: AttachmentsPresenter;
  readonly themes: Themes;
  readonly languages: Languages;
}

/** A requested image: the person who waits for it, and its content. */
interface Wanted {
  readonly person: string;
  readonly picture: CardPicture;
  readonly size: CardImageSize;
  readonly texts: FlagTexts;
  /** Name of the theme. */
  readonly theme: string;
}

/** The memory for finished images. The least recently used ones are dropped. */
const keptBytes = 48 * 2 ** 20;

/**
 * How long any cache may keep the image of a public link without asking again. It is also the longest time for which a
 * revoked link still shows its image.
 */
const publicSeconds = 60;

/** Images of cards: checks who may see them, collects their content, and caches their bytes by that content. */
export class CardImagesService {
  readonly #parts: Parts;
  readonly #drawer = new CardDrawer();
  readonly #placeOf: (slug: string) => Promise<CardPlace | undefined>;
  readonly #placeOfLink: (hash: string) => Promise<LinkedPlace | undefined>;
  readonly #unknownLinks: RateLimit;
  readonly #queue = new BoundedQueue({
    atOnce: 2,
    mayWait: 60,
    perPerson: { atOnce: 1, mayWait: 24 },
    busy: 'Many images are being drawn right now. Please try again in a moment.',
  });
  readonly #images = new LRUCache<string, Buffer, Wanted>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: (_name, _before, { context }) => this.#draw(context),
  });

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#placeOf = parts.lookups.of(placeOfCard);
    this.#placeOfLink = parts.lookups.of(placeOfLink);
    this.#unknownLinks = parts.rateLimits({ name: 'card-image-link', points: 300, seconds: 300 });
  }

  /** The card, if the actor may see it. Drafts can be found only by people who may write in their project. */
  async find(actor: Actor, slug: string): Promise<FoundCardPlace> {
    const place = await this.#placeOf(slug);
    if (!place) throw problem('not_found');
    const target = targetOf(place.project);
    if (!place.public && !actor.may('project.write', target)) throw problem('not_found');
    return {
      ...actor.authorize('card.view', target, place),
      project: actor.authorize('card.view', target, place.project),
    };
  }

  /** The image for a person who may see the card, in their language. */
  read(actor: Actor, place: FoundCardPlace, size: CardImageSize, theme: string): Promise<StatedFile> {
    const { userId, locale } = actor.user;
    return this.#image(place, { person: `user ${userId}`, size, texts: this.#texts(locale), theme });
  }

  /** The image for a public link, in the language of the person who made the link. */
  async readPublic(
    { id: slug, token }: { readonly id: string; readonly token: string },
    { size, theme }: Pick<Wanted, 'size' | 'theme'>,
    address: string,
  ): Promise<StatedFile> {
    const place = await this.#placeOfLink(tokenHash(token).toString('hex'));
    if (place?.slug !== slug) {
      await this.#unknownLinks.take(address);
      throw problem('not_found');
    }
    const texts = this.#texts(place.locale);
    const image = await this.#image(place, { person: `card ${place.id}`, size, texts, theme });
    return { ...image, publicSeconds };
  }

  #texts(locale: string): FlagTexts {
    return this.#parts.languages.words(flagTexts, locale).entries;
  }

  async #image(place: CardPlace, wanted: Omit<Wanted, 'picture'>): Promise<StatedFile> {
    const picture = {
      ...(await this.#content(place)),
      project: place.project.title,
      workspace: place.project.workspaceTitle,
      style: cardStyleOf(this.#parts.themes.find(wanted.theme)),
    };
    const shown = JSON.stringify([drawingVersion, wanted.size, wanted.texts, picture]);
    const state = createHash('sha256').update(shown).digest('base64url');
    return {
      status: 200,
      state,
      file: async () => {
        const bytes = await this.#images.fetch(state, { context: { ...wanted, picture } });
        if (!bytes) throw new Error('An image that was just drawn is not there.');
        return { type: 'image/png', bytes };
      },
    };
  }

  /** The part of the image's content that comes from the card itself. */
  #content({ slug, project }: CardPlace): Promise<Omit<CardPicture, 'project' | 'workspace' | 'style'>> {
    const { cards, tags, attachments, cache } = this.#parts;
    return cache.get(`card image ${slug}@${project.id}@${project.cardsVersion}`, async () => {
      const [card] = await cards.bySlugs([slug]);
      if (!card) throw problem('not_found');
      const [tagsById, pictures] = await Promise.all([tags.byId(project), attachments.byId([card.attachmentId])]);
      return {
        slug,
        title: card.title,
        subtitle: card.subtitle,
        tags: tagsInPlace(card.tagIds, tagsById).map(({ name, color }) => ({ name, color })),
        isDraft: !card.public,
        aiAssisted: card.aiAssistant,
        source: sourceHost(card.source_url),
        picturePath: (card.attachmentId !== null && pictures.get(card.attachmentId)?.path) || null,
      };
    });
  }

  #draw({ person, picture, size, texts }: Wanted): Promise<Buffer> {
    return this.#queue.run(async () => {
      const key = picture.picturePath && renditionKey(picture.picturePath, 'large');
      // A picture that no longer exists is replaced by art, as if the card had none.
      const bytes = key ? await this.#parts.files.read(key) : undefined;
      return this.#drawer.draw(picture, size, texts, bytes);
    }, person);
  }
}
