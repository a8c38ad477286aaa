import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Site, startSite } from './site.ts';

export const notionToken = 'ntn_test_token_1234';
/** The version of the API that the client speaks. */
const version = '2025-09-03';
/** Smaller than the requested page size, so that lists come in several parts. */
const partSize = 4;

export interface StoredPage {
  readonly title: string;
  readonly icon?: object | null;
  readonly edited?: string;
  readonly in_trash?: boolean;
}

/** A block with the blocks inside it. The id of a `child_page` is that of its page. */
export interface StoredBlock {
  readonly id: string;
  readonly type: string;
  readonly content: object;
  readonly inside?: readonly StoredBlock[];
}

/** How the service answers: correctly, with this many refusals because of too many calls, or with failures. */
export type NotionBehaviour = 'well' | 'silent' | 'broken off' | 'refusing' | { limited: number };

/** A workspace of Notion that speaks its API over a real socket. */
export class NotionServer {
  readonly pages = new Map<string, StoredPage>();
  /** The blocks of each page. */
  readonly contents = new Map<string, readonly StoredBlock[]>();
  behaviour: NotionBehaviour = 'well';
  /** How lists of blocks go on after their end: not at all, with the same cursor again and again, or with new ones. */
  listEnd: 'end' | 'same cursor' | 'new cursors' = 'end';
  #cursors = 0;
  #site: Site | undefined;

  async start(): Promise<void> {
    this.#site = await startSite((request, response) => this.#answer(request, response));
  }

  get address(): string {
    return this.#started.at('').replace(/\/$/, '');
  }

  /** The requested paths, oldest first. */
  get requestedPaths(): readonly string[] {
    return this.#started.requests.map(({ url = '' }) => url);
  }

  forget(): void {
    this.#started.requests.length = 0;
  }

  stop(): Promise<void> {
    return this.#started.stop();
  }

  get #started(): Site {
    if (!this.#site) throw new Error('The stand-in for Notion has not been started.');
    return this.#site;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { behaviour: mood } = this;
    if (mood === 'silent') return;
    if (mood === 'broken off') response.destroy();
    else if (mood === 'refusing') refuse(response, 401, 'unauthorized');
    else if (typeof mood === 'object' && mood.limited > 0) {
      this.behaviour = { limited: mood.limited - 1 };
      refuse(response, 429, 'rate_limited', { 'retry-after': '0' });
    } else if (request.headers.authorization !== `Bearer ${notionToken}`) refuse(response, 401, 'unauthorized');
    else if (request.headers['notion-version'] !== version) refuse(response, 400, 'missing_version');
    else {
      const found = this.#find(new URL(request.url ?? '/', 'http://notion.test'));
      if (found) json(response, found);
      else refuse(response, 404, 'object_not_found');
    }
  }

  #find({ pathname, searchParams }: URL): object | undefined {
    const [, kind, id = '', children] = /^\/v1\/(pages|blocks)\/([^/]+)(\/children)?$/.exec(pathname) ?? [];
    const page = this.pages.get(id);
    if (kind === 'pages') return page && pageObject(id, page);
    const block = this.#everyBlock().find((one) => one.id === id);
    const inside = this.contents.get(id) ?? block?.inside;
    if (children) return inside && this.#withEnd(listOf(inside, searchParams.get('start_cursor')));
    return block && blockObject(block);
  }

  #withEnd(list: { has_more: boolean }): object {
    if (list.has_more || this.listEnd === 'end') return list;
    if (this.listEnd === 'new cursors') this.#cursors += 1;
    return { ...list, has_more: true, next_cursor: `after-${1000 + this.#cursors}` };
  }

  #everyBlock(): readonly StoredBlock[] {
    const walk = (blocks: readonly StoredBlock[]): readonly StoredBlock[] =>
      blocks.flatMap((block) => [block, ...walk(block.inside ?? [])]);
    return walk([...this.contents.values()].flat());
  }
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}): void {
  const body = { object: 'error', status, code, message: 'Refused by the test.', request_id: 'r' };
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function listOf(blocks: readonly StoredBlock[], cursor: string | null) {
  const from = cursor === null ? 0 : Number(cursor.replace('after-', ''));
  const to = from + partSize;
  const hasMore = to < blocks.length;
  return {
    object: 'list',
    type: 'block',
    block: {},
    results: blocks.slice(from, to).map(blockObject),
    has_more: hasMore,
    next_cursor: hasMore ? `after-${to}` : null,
  };
}

const someone = { object: 'user', id: '00000000-0000-4000-8000-000000000001' };
const moments = { created_time: '2026-01-01T00:00:00.000Z', created_by: someone, last_edited_by: someone };

const blockObject = ({ id, type, content, inside }: StoredBlock) => ({
  object: 'block',
  id,
  type,
  [type]: content,
  parent: { type: 'workspace', workspace: true },
  ...moments,
  last_edited_time: '2026-01-01T00:00:00.000Z',
  has_children: type === 'child_page' || (inside?.length ?? 0) > 0,
  in_trash: false,
  archived: false,
});

const pageObject = (id: string, { title, icon = null, edited, in_trash = false }: StoredPage) => ({
  object: 'page',
  id,
  ...moments,
  last_edited_time: edited ?? '2026-01-01T00:00:00.000Z',
  parent: { type: 'workspace', workspace: true },
  in_trash,
  archived: in_trash,
  is_locked: false,
  icon,
  cover: null,
  url: `https://www.notion.so/${id.replaceAll('-', '')}`,
  public_url: null,
  properties: { title: { id: 'title', type: 'title', title: title === '' ? [] : text(title) } },
});

interface Annotations {
  readonly href?: string;
  readonly color?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strikethrough?: boolean;
  readonly code?: boolean;
}

/** A text in the form that Notion sends. */
export const text = (content: string, { href, ...annotations }: Annotations = {}) => [
  {
    type: 'text',
    text: { content, link: href === undefined ? null : { url: href } },
    plain_text: content,
    href: href ?? null,
    annotations: { ...plain, ...annotations },
  },
];

/** The mention of a page. */
export const mention = (id: string, title: string) => [
  {
    type: 'mention',
    mention: { type: 'page', page: { id } },
    plain_text: title,
    href: `https://www.notion.so/${id.replaceAll('-', '')}`,
    annotations: plain,
  },
];

const plain = {
  bold: false,
  italic: false,
  strikethrough: false,
  underline: false,
  code: false,
  color: 'default',
};
