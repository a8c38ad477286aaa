import type { wikiEndpoints } from '@foreglow/contract/wiki/endpoints';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { WikiService } from './wiki.service.ts';
import type { WikiImagesService } from './wiki-images.service.ts';

interface Parts {
  readonly wiki: WikiService;
  readonly images: WikiImagesService;
}

export const wikiRoutes = ({ wiki, images }: Parts): HandlersOf<typeof wikiEndpoints> => ({
  async listWikiPages({ context }) {
    const { pages, complete } = await wiki.list(context.actor.user.locale);
    const data = pages.map((attributes) => ({ type: 'wiki-pages' as const, id: attributes.slug, attributes }));
    return { status: 200, body: { data, meta: { complete } } };
  },
  async readWikiPage({ params, context }) {
    const attributes = await wiki.page(params.id, context.actor.user.locale);
    return { status: 200, body: { data: { type: 'wiki-pages', id: attributes.slug, attributes } } };
  },
  async searchWiki({ query, context }) {
    const hits = await wiki.search(query['filter[search]'], context.actor.user.locale);
    const data = hits.map((attributes) => {
      const { slug, anchor } = attributes;
      return { type: 'wiki-hits' as const, id: anchor === null ? slug : `${slug}#${anchor}`, attributes };
    });
    return { status: 200, body: { data } };
  },
  async readWikiImage({ query: { imageId, type, expires, signature }, context: { actor, address } }) {
    return images.read({ imageId, type, expires, signature }, { isSignedIn: actor.isSignedIn, address });
  },
});
