import { join } from 'node:path';
import { feature } from '#composition/feature.ts';
import { sharedSecret } from '#platform/db/secrets.ts';
import { permissions } from '../permissions/feature.ts';
import { MarkdownSource } from './markdown/markdown-source.ts';
import { withHyphens } from './notion/notion-blocks.rules.ts';
import { NotionClient, type NotionSettings } from './notion/notion-client.ts';
import { NotionSource } from './notion/notion-source.ts';
import { wikiRoutes } from './routes.ts';
import { WikiService } from './wiki.service.ts';
import { WikiImagesService } from './wiki-images.service.ts';
import type { WikiSource } from './wiki-source.ts';

const shippedPages = join(import.meta.dirname, '../../../../../content/wiki');

/** The wiki. The pages of Notion come before the shipped ones. */
export const wiki = feature({
  name: 'wiki',
  uses: () => ({ permissions }),
  compose({ db, outside, rateLimits }, _used, { config: { notion }, forTests }) {
    const { folder = shippedPages, notion: notionAddress, now = Date.now } = forTests.wiki ?? {};
    const fromNotion = (settings: NotionSettings): WikiSource =>
      new NotionSource({
        client: new NotionClient(outside, settings.token, notionAddress),
        outside,
        rootId: withHyphens(settings.rootPage),
        now,
      });
    const sources: readonly WikiSource[] = [...(notion ? [fromNotion(notion)] : []), new MarkdownSource(folder)];
    const secret = sharedSecret(db, 'wiki-images');
    return {
      routes: wikiRoutes({
        wiki: new WikiService({ sources, secret }),
        images: new WikiImagesService({ sources, secret, rateLimits }),
      }),
    };
  },
});
