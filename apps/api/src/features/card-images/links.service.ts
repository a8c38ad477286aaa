import { serverLimits } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { newToken, tokenHash } from '#platform/text/tokens.ts';
import { NotificationsRepo } from '../notifications/notifications.repo.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { ProjectTransaction, ProjectWriter } from '../projects/project-writer.ts';
import { targetOf } from '../projects/projects.service.ts';
import type { FoundCardPlace } from './card-images.service.ts';
import type { CardPlace } from './card-place.read-model.ts';
import { type CardImageLink, openLinksOf } from './links.read-model.ts';
import { CardImageLinksRepo } from './links.repo.ts';

const day = 86_400_000;

/** A card to whose image the actor may make public links. */
type PublishedCardPlace = Authorized<FoundCardPlace, 'project.publish'>;

/** A link that the actor may revoke. */
interface FoundLink {
  readonly place: FoundCardPlace;
  readonly link: Authorized<CardImageLink, 'card.update'>;
}

/** Public links to images of cards. */
export class CardImageLinksService {
  readonly #db: Db;
  readonly #writer: ProjectWriter;

  constructor(db: Db, writer: ProjectWriter) {
    this.#db = db;
    this.#writer = writer;
  }

  /** All links of the card for people who may edit it, otherwise their own; newest first. */
  async list(actor: Actor, place: FoundCardPlace): Promise<CardImageLink[]> {
    const links = await openLinksOf(this.#db, place.id);
    const seesAll = actor.may('card.update', targetOf(place.project));
    return links.filter(({ creator }) => seesAll || creator.id === actor.user.userId);
  }

  /** The same card, for an actor who may make public links to its image: those who may publish, or everybody if the workspace lets them. */
  findToPublish(actor: Actor, place: FoundCardPlace): PublishedCardPlace {
    const { project } = place;
    return project.viewerLinksAllowed
      ? actor.authorizeIf(true, 'project.publish', place)
      : actor.authorize('project.publish', targetOf(project), place);
  }

  /**
   * Makes a link. The token is returned here only. Throws the 409 problem for drafts, and when there are too many.
   */
  async create(
    actor: Actor,
    place: PublishedCardPlace,
    expiresInDays: number | null,
  ): Promise<{ link: CardImageLink; token: string }> {
    const token = newToken();
    const expiresAt = expiresInDays === null ? null : new Date(Date.now() + expiresInDays * day);
    const { userId } = actor.user;
    const slug = await this.#write(actor, place, 'card_image_link_made', async (repo, transaction) => {
      if (!(await repo.isPublished(place))) {
        throw problem('conflict', 'Only published cards have public links. Publish the card first.');
      }
      if ((await openLinksOf(transaction, place.id)).length >= serverLimits.cardImageLinks) {
        throw problem('conflict', `A card has at most ${serverLimits.cardImageLinks} public links. Revoke one first.`);
      }
      const made = await repo.create(place, { tokenHash: tokenHash(token), userId, expiresAt });
      const publication = { projectId: place.project.id, userId };
      await new NotificationsRepo(transaction).notifyOfPublication(publication, { imageLinkId: made.id });
      return made.slug;
    });
    const link = (await openLinksOf(this.#db, place.id)).find((one) => one.slug === slug);
    if (!link) throw problem('not_found');
    return { link, token };
  }

  /** A link of the card, to be revoked: the actor made it, or may edit the card. */
  async find(actor: Actor, place: FoundCardPlace, slug: string): Promise<FoundLink> {
    const link = (await openLinksOf(this.#db, place.id)).find((one) => one.slug === slug);
    if (!link) throw problem('not_found');
    const isOwn = link.creator.id === actor.user.userId;
    return {
      place,
      link: isOwn
        ? actor.authorizeOwn('card.update', link.creator.id, link)
        : actor.authorize('card.update', targetOf(place.project), link),
    };
  }

  async revoke(actor: Actor, { place, link }: FoundLink): Promise<void> {
    await this.#write(actor, place, 'card_image_link_revoked', async (repo) => {
      if (!(await repo.delete(link.id))) throw problem('not_found');
    });
  }

  #write<T>(
    actor: Actor,
    place: FoundCardPlace,
    kind: 'card_image_link_made' | 'card_image_link_revoked',
    work: (repo: CardImageLinksRepo, transaction: ProjectTransaction) => Promise<T>,
  ): Promise<T> {
    const { slug, title }: CardPlace = place;
    return this.#writer.write({ by: actor.user, projects: [place.project] }, async ({ transaction, record }) => {
      const result = await work(new CardImageLinksRepo(transaction), transaction);
      record(place.project.id, { kind, subjects: [{ slug, title }] });
      return result;
    });
  }
}
