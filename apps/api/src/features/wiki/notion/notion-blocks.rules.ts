import type { RichText, RichTextItem, WikiBlock } from '@foreglow/contract';
import type { BlockObjectResponse, RichTextItemResponse } from '@notionhq/client';
import type { NotionBlock } from './read-tree.ts';

/** A page that is the target of a link in a block. */
interface LinkedPage {
  /** A path of the product, or the address of the page at Notion. */
  readonly link: string;
  readonly title: string;
  readonly icon: string | null;
}

/** Finds a page by its id; undefined when it is unknown. */
export type PageOf = (id: string) => LinkedPage | undefined;

type FileOf = Extract<BlockObjectResponse, { type: 'image' }>['image'];

/** Converts blocks of Notion to blocks of the wiki. Anchors of headings are left empty. */
export const wikiBlocks = (blocks: readonly NotionBlock[], pageOf: PageOf): readonly WikiBlock[] =>
  blocks.map(({ block, children }) => {
    const inside = children.length > 0 ? { children: wikiBlocks(children, pageOf) } : {};
    return { ...wikiBlock(block, pageOf), ...inside };
  });

/** Answers of Notion are not checked: a block without the content that its type has is an unsupported one. */
function wikiBlock(block: BlockObjectResponse, pageOf: PageOf): WikiBlock {
  try {
    return supportedBlock(block, pageOf);
  } catch (error) {
    if (error instanceof TypeError) return unsupported(block);
    throw error;
  }
}

function supportedBlock(block: BlockObjectResponse, pageOf: PageOf): WikiBlock {
  const { id } = block;
  const text = (given: readonly RichTextItemResponse[]) => richText(given, pageOf);
  switch (block.type) {
    case 'paragraph':
      return { id, type: block.type, rich_text: text(block.paragraph.rich_text) };
    case 'heading_1':
      return { id, type: block.type, rich_text: text(block.heading_1.rich_text), anchor: '' };
    case 'heading_2':
      return { id, type: block.type, rich_text: text(block.heading_2.rich_text), anchor: '' };
    case 'heading_3':
      return { id, type: block.type, rich_text: text(block.heading_3.rich_text), anchor: '' };
    case 'toggle':
      return { id, type: block.type, rich_text: text(block.toggle.rich_text) };
    case 'callout':
      return { id, type: block.type, rich_text: text(block.callout.rich_text) };
    case 'quote':
      return { id, type: block.type, rich_text: text(block.quote.rich_text) };
    case 'bulleted_list_item':
      return { id, type: block.type, rich_text: text(block.bulleted_list_item.rich_text) };
    case 'numbered_list_item':
      return { id, type: block.type, rich_text: text(block.numbered_list_item.rich_text) };
    case 'divider':
    case 'column_list':
      return { id, type: block.type };
    case 'column': {
      const { width_ratio: ratio } = block.column;
      return { id, type: block.type, ...(ratio !== undefined && { width_ratio: ratio }) };
    }
    case 'image':
      return { id, type: block.type, caption: text(block.image.caption), file: { url: fileUrl(block.image) } };
    case 'video': {
      const { type, caption } = block.video;
      return { id, type: block.type, video: { type, url: fileUrl(block.video), caption: text(caption) } };
    }
    case 'child_page':
      return pageLink(block, 'child_page_link', pageOf(id));
    case 'link_to_page':
      return pageLink(
        block,
        block.type,
        block.link_to_page.type === 'page_id' ? pageOf(block.link_to_page.page_id) : undefined,
      );
    default:
      return unsupported(block);
  }
}

/** The address of a file: one uploaded to Notion, whose address expires after an hour, or one at another site. */
export const fileUrl = (file: FileOf): string => (file.type === 'file' ? file.file.url : file.external.url);

/**
 * The address of a file without the parts that change although the file is the same: the query of an uploaded file is a
 * signature, which is new each time its block is read. At other sites the query may say which file is meant.
 */
export const lastingUrl = (file: FileOf): string =>
  file.type === 'file' ? file.file.url.replace(/\?.*/, '') : file.external.url;

const unsupported = ({ id, type }: BlockObjectResponse): WikiBlock => ({
  id,
  type: 'unsupported',
  unsupported_type: type,
});

function pageLink(
  block: BlockObjectResponse,
  type: 'child_page_link' | 'link_to_page',
  page: LinkedPage | undefined,
): WikiBlock {
  if (!page) return unsupported(block);
  const { link, title, icon } = page;
  return { id: block.id, type, link, title, ...(icon && { icon }) };
}

const richText = (items: readonly RichTextItemResponse[], pageOf: PageOf): RichText =>
  items.map((item): RichTextItem => {
    const { plain_text: plain, href: given, annotations } = item;
    const { bold, italic, underline, strikethrough, code, color } = annotations;
    const href = given === null ? undefined : linkOf(given, pageOf);
    const common = {
      plain_text: plain,
      ...(href !== undefined && { href }),
      annotations: { bold, italic, underline, strikethrough, code, color },
    };
    return item.type === 'mention'
      ? { type: 'mention', ...common }
      : { type: 'text', text: { content: plain }, ...common };
  });

const pageAtNotion =
  /^(?:https:\/\/(?:www\.|app\.)?notion\.(?:so|com))?\/(?:p\/)?(?:[^/?#]*-)?([0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[?#]|$)/i;

/** The target of a link: a page of the wiki, if the link is one of Notion's addresses for it. */
export function linkOf(href: string, pageOf: PageOf): string {
  const [, id] = pageAtNotion.exec(href) ?? [];
  if (!id) return href;
  return pageOf(withHyphens(id))?.link ?? new URL(href, 'https://www.notion.so').href;
}

/** The id of a page in the format of Notion's API. */
export const withHyphens = (id: string): string =>
  id
    .replaceAll('-', '')
    .toLowerCase()
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
