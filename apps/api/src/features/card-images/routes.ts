import type { CardImageLinkAttributes, Team } from '@foreglow/contract';
import type { cardImageEndpoints } from '@foreglow/contract/card-images/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { Actor } from '../permissions/actor.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import { shownAs } from '../users/team.rules.ts';
import type { CardImagesService } from './card-images.service.ts';
import type { CardImageLink } from './links.read-model.ts';
import type { CardImageLinksService } from './links.service.ts';

interface Parts {
  readonly images: CardImagesService;
  readonly links: CardImageLinksService;
  readonly team: () => Promise<Team | null>;
  /** Address of the workers host; undefined: this server. */
  readonly workersHost: string | undefined;
}

export function cardImageRoutes({
  images,
  links,
  team,
  workersHost = '',
}: Parts): HandlersOf<typeof cardImageEndpoints> {
  const resourceOf = async (actor: Actor, link: CardImageLink, url: string | null) => {
    const { slug, name } = shownAs(link.creator, await team());
    const attributes: CardImageLinkAttributes = {
      url,
      creator: { slug, name },
      own: link.creator.id === actor.user.userId,
      created_at: link.createdAt.toISOString(),
      expires_at: link.expiresAt?.toISOString() ?? null,
    };
    return { type: 'card-image-links' as const, id: link.slug, attributes };
  };
  return {
    readCardImage: guarded(
      ({ params, context }) => images.find(context.actor, params.id),
      ({ query, context }, place) => images.read(context.actor, place, query.size, context.theme),
    ),
    readPublicCardImage: ({ params, query, context }) =>
      images.readPublic(params, { size: query.size, theme: context.theme }, context.address),
    listCardImageLinks: guarded(
      ({ params, context }) => images.find(context.actor, params.id),
      async ({ context: { actor } }, place) => {
        const listed = await links.list(actor, place);
        return { status: 200, body: { data: await Promise.all(listed.map((link) => resourceOf(actor, link, null))) } };
      },
    ),
    createCardImageLink: guarded(
      async ({ params, context: { actor } }) => links.findToPublish(actor, await images.find(actor, params.id)),
      async ({ params, body, context: { actor } }, place) => {
        const { link, token } = await links.create(actor, place, body.data.attributes.expires_in_days ?? null);
        const url = `${workersHost}/card-image/${params.id}/${token}`;
        return { status: 201, body: { data: await resourceOf(actor, link, url) } };
      },
    ),
    deleteCardImageLink: guarded(
      async ({ params, context: { actor } }) => links.find(actor, await images.find(actor, params.id), params.link),
      async ({ context }, found) => {
        await links.revoke(context.actor, found);
        return { status: 204, body: undefined };
      },
    ),
  };
}
