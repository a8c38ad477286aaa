import {
  type BlockObjectResponse,
  isFullBlock,
  isFullPage,
  isHTTPResponseError,
  type PageObjectResponse,
} from '@notionhq/client';
import type { NotionClient } from './notion-client.ts';

/** A block with its child blocks, in Notion's format. */
export interface NotionBlock {
  readonly block: BlockObjectResponse;
  readonly children: readonly NotionBlock[];
}

/** The title and the icon of a page. */
interface NotionPageName {
  readonly id: string;
  readonly title: string;
  /** An emoji. */
  readonly icon: string | null;
}

/** A page with its child pages, in the order in which it names them. */
export interface NotionPage extends NotionPageName {
  readonly blocks: readonly NotionBlock[];
  readonly below: readonly NotionPage[];
  /** When it was last changed, and read, in milliseconds. */
  readonly edited: number;
  readonly read: number;
}

/** A workspace, and the names of linked pages outside it. */
export interface NotionTree {
  readonly root: NotionPage;
  readonly linked: ReadonlyMap<string, NotionPageName>;
}

/** More pages and blocks than a wiki should have; the rest is left out. */
const maxPages = 1000;
const maxBlocks = 5000;
const deepest = 12;
/** The calls of one reading, which take about an hour at the rate that Notion allows. */
const defaultMaxCalls = 10_000;
/** Notion reports changes with a precision of minutes: a page read this soon after a change may have changed again. */
const unsureMs = 2 * 60_000;
/**
 * The addresses of files expire after an hour, so pages with videos from such files are read again after half an hour.
 */
const filesMs = 30 * 60_000;

/** What a reading, and what the reading of a page may still take. */
interface Calls {
  left: number;
}
interface Budget {
  readonly calls: Calls;
  blocks: number;
}

/**
 * Reads the pages below a root page. The content of pages that have not changed since they were read `before` is not
 * read again. `now` is in milliseconds. What needs more than `maxCalls` is left out, and read the next time.
 */
export async function readTree(
  client: NotionClient,
  rootId: string,
  before: ReadonlyMap<string, NotionPage>,
  now: () => number,
  maxCalls: number = defaultMaxCalls,
): Promise<NotionTree> {
  const calls: Calls = { left: maxCalls };
  const seen = new Set<string>();
  /** A page below another one may have been deleted since that was read, or be shared with fewer people. */
  const readBelow = (id: string) =>
    readPage(id).catch((error: unknown) => {
      if (isWithheld(error)) return undefined;
      throw error;
    });
  const readPage = async (id: string): Promise<NotionPage | undefined> => {
    if (seen.has(id) || seen.size >= maxPages) return undefined;
    if (calls.left <= 0) return undefined;
    seen.add(id);
    calls.left -= 1;
    const page = await client.page(id);
    if (!isFullPage(page) || page.in_trash) return undefined;
    const known = before.get(id);
    const edited = Date.parse(page.last_edited_time);
    const isKept = known?.edited === edited && isSure(known, now());
    const started = now();
    const blocks = isKept ? known.blocks : await blocksIn(client, id, { calls, blocks: maxBlocks }, 0);
    // A page that may be incomplete because of the calls counts as read long ago.
    const read = isKept ? known.read : calls.left > 0 ? started : 0;
    const below = await Promise.all(childPagesIn(blocks).map(readBelow));
    return { ...nameOf(page), blocks, below: below.filter((child) => child !== undefined), edited, read };
  };
  const root = await readPage(rootId);
  if (!root) throw new Error('The root page of the wiki is in the trash of Notion, or not shared in full.');
  return { root, linked: await readLinked(client, root, seen, calls) };
}

/** Whether Notion does not give something to this installation, or does not have it any more. */
const isWithheld = (error: unknown): boolean => isHTTPResponseError(error) && [403, 404].includes(error.status);

const isSure = ({ edited, read, blocks }: NotionPage, now: number): boolean =>
  read - edited > unsureMs && (now - read < filesMs || !everyNotionBlock({ blocks }).some(hasFile));

/** A malformed block may have no content. */
const hasFile = (block: BlockObjectResponse): boolean => block.type === 'video' && block.video?.type === 'file';

/** All blocks of a page in reading order. */
export function everyNotionBlock({ blocks }: Pick<NotionPage, 'blocks'>): readonly BlockObjectResponse[] {
  return blocks.flatMap(({ block, children }) => [block, ...everyNotionBlock({ blocks: children })]);
}

const childPagesIn = (blocks: readonly NotionBlock[]): readonly string[] =>
  everyNotionBlock({ blocks })
    .filter(({ type }) => type === 'child_page')
    .map(({ id }) => id);

/** The blocks inside a page or a block, with their child blocks; child pages are not entered. */
async function blocksIn(
  client: NotionClient,
  id: string,
  budget: Budget,
  depth: number,
): Promise<readonly NotionBlock[]> {
  const found: BlockObjectResponse[] = [];
  const cursors = new Set<string>();
  let cursor: string | undefined;
  while (budget.calls.left > 0) {
    budget.calls.left -= 1;
    const { results, next_cursor: next, has_more: hasMore } = await client.children(id, cursor);
    found.push(...results.filter((block) => isFullBlock(block)).slice(0, Math.max(0, budget.blocks)));
    budget.blocks -= results.length;
    // A cursor that comes again would lead to the same blocks for ever.
    if (!hasMore || !next || budget.blocks <= 0 || cursors.has(next)) break;
    cursors.add(next);
    cursor = next;
  }
  return Promise.all(
    found
      .filter((block) => !block.in_trash)
      .map(async (block) => {
        const isEntered = block.has_children && depth < deepest && !/^child_/.test(block.type);
        return { block, children: isEntered ? await blocksIn(client, block.id, budget, depth + 1) : [] };
      }),
  );
}

/** The names of linked pages that are not below the root. A page that may not be read has none. */
async function readLinked(
  client: NotionClient,
  root: NotionPage,
  known: ReadonlySet<string>,
  calls: Calls,
): Promise<ReadonlyMap<string, NotionPageName>> {
  const wanted = new Set(
    everyPage(root).flatMap((page) =>
      everyNotionBlock(page).flatMap((block) => {
        const target = block.type === 'link_to_page' ? block.link_to_page : undefined;
        return target?.type === 'page_id' && !known.has(target.page_id) ? [target.page_id] : [];
      }),
    ),
  );
  const names = await Promise.all(
    [...wanted].slice(0, Math.max(0, calls.left)).map(async (id) => {
      const page = await client.page(id).catch(() => undefined);
      return page && isFullPage(page) ? [nameOf(page)] : [];
    }),
  );
  return new Map(names.flat().map((name) => [name.id, name]));
}

/** A page and all its descendants, each after its parent. */
export const everyPage = (page: NotionPage): readonly NotionPage[] => [page, ...page.below.flatMap(everyPage)];

function nameOf({ id, properties, icon }: PageObjectResponse): NotionPageName {
  const title = Object.values(properties).find(({ type }) => type === 'title');
  const text = title?.type === 'title' ? title.title.map((item) => item.plain_text).join('') : '';
  return { id, title: text.replace(/\s+/g, ' ').trim(), icon: icon?.type === 'emoji' ? icon.emoji : null };
}
