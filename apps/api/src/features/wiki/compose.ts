import { join } from 'node:path';
import { sharedSecret } from '#platform/db/secrets.ts';
import type { Platform } from '#platform/platform.ts';
import { MarkdownSource } from './markdown/markdown-source.ts';
import { withHyphens } from './notion/notion-blocks.rules.ts';
import { NotionClient, type NotionSettings } from './notion/notion-client.ts';
import { NotionSource } from './notion/notion-source.ts';
import { wikiRoutes } from './routes.ts';
import { WikiService } from './wiki.service.ts';
import { WikiImagesService } from './wiki-images.service.ts';
import type { WikiSource } from './wiki-source.ts';

const shippedPages = join(import.meta.dirname, '../../../../../content/wiki');

/** Replacements for tests. */
export interface WikiForTests {
  /** The folder of the shipped pages. */
  readonly folder?: string;
  /** Address of the API of Notion. */
  readonly notion?: string;
  /** Returns the current time in milliseconds. */
  readonly now?: () => number;
}

interface Needs {
  /** The workspace of Notion; if undefined, only the shipped pages are shown. */
  readonly notion: NotionSettings | undefined;
  readonly forTests?: WikiForTests | undefined;
}

/** Composes the wiki. The pages of Notion come before the shipped ones. */
export function composeWiki({ db, outside, rateLimits }: Platform, { notion, forTests = {} }: Needs) {
  const { folder = shippedPages, notion: notionAddress, now = Date.now } = forTests;
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
}
