/** The style of a piece of text. `color` is a name such as `red` or `blue_background`; `default` means none. */
export interface WikiAnnotations {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strikethrough: boolean;
  readonly code: boolean;
  readonly color: string;
}

/** A piece of text: plain text, or the mention of a page. */
export interface RichTextItem {
  readonly type: 'text' | 'mention';
  readonly plain_text: string;
  /** Of plain text only. */
  readonly text?: { readonly content: string } | undefined;
  /** An address, or a path of the product. */
  readonly href?: string | undefined;
  readonly annotations: WikiAnnotations;
}

export type RichText = readonly RichTextItem[];

interface Block<T extends string> {
  readonly id: string;
  readonly type: T;
  readonly children?: readonly WikiBlock[] | undefined;
}

/** Blocks of text. A callout has paragraphs as its children. */
interface TextBlock extends Block<'paragraph' | 'toggle' | 'callout' | 'quote' | ListType> {
  readonly rich_text: RichText;
}

type ListType = 'bulleted_list_item' | 'numbered_list_item';

export interface HeadingBlock extends Block<'heading_1' | 'heading_2' | 'heading_3'> {
  readonly rich_text: RichText;
  /**
   * The name of the heading in addresses: unique on its page, and unchanged as long as the text of the heading is
   * unchanged.
   */
  readonly anchor: string;
}

interface PlainBlock extends Block<'divider' | 'column_list'> {}

interface ColumnBlock extends Block<'column'> {
  /** Its share of the width of the list, from 0 to 1; without it, all columns are equally wide. */
  readonly width_ratio?: number | undefined;
}

/** A link to a page: to a page below this one, or to any page. */
interface PageLinkBlock extends Block<'child_page_link' | 'link_to_page'> {
  readonly link: string;
  readonly title: string;
  /** An emoji. */
  readonly icon?: string | undefined;
}

export interface ImageBlock extends Block<'image'> {
  readonly caption: RichText;
  /** A description of the picture, where it differs from the caption. */
  readonly alt?: string | undefined;
  /** The source of the picture: `/api/wiki/image` with the signature that it needs. */
  readonly file: { readonly url: string };
}

export interface VideoBlock extends Block<'video'> {
  readonly video: { readonly type: 'external' | 'file'; readonly url: string; readonly caption: RichText };
}

/** A block of a type that is not shown; the type is named in its place. */
interface UnsupportedBlock extends Block<'unsupported'> {
  readonly unsupported_type: string;
}

/** A block of a page of the wiki (§3 of the specification). */
export type WikiBlock =
  | TextBlock
  | HeadingBlock
  | PlainBlock
  | ColumnBlock
  | PageLinkBlock
  | ImageBlock
  | VideoBlock
  | UnsupportedBlock;

export type WikiBlockType = WikiBlock['type'];
