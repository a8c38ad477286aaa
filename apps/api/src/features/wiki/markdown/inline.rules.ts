import type { RichTextItem, WikiAnnotations } from '@foreglow/contract';
import { plainText } from '@foreglow/contract/markdown/plain-text';
import type { PhrasingContent } from 'mdast';
import { pageAddressOf, pagePath } from './page-address.rules.ts';

export const noAnnotations: WikiAnnotations = {
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  code: false,
  color: 'default',
};

/** The title of a page by its slug. */
export type TitleOf = (slug: string) => string | undefined;

interface Setting {
  readonly annotations: WikiAnnotations;
  readonly href?: string;
}

/** Tags inside a line, for styles that Markdown does not have. */
const tags: readonly { readonly tag: RegExp; annotations(color: string): object }[] = [
  { tag: /^<(?:u|ins)>$/i, annotations: () => ({ underline: true }) },
  { tag: /^<mark>$/i, annotations: () => ({ color: 'yellow_background' }) },
  {
    tag: /^<span style="color: ?([a-z]+);?">$/i,
    annotations: (color) => ({ color: color.toLowerCase() }),
  },
];

/** The text of a line. */
export function inlineText(nodes: readonly PhrasingContent[], titleOf: TitleOf): readonly RichTextItem[] {
  return read(nodes, { annotations: noAnnotations }, titleOf);
}

function read(nodes: readonly PhrasingContent[], setting: Setting, titleOf: TitleOf): readonly RichTextItem[] {
  const items: RichTextItem[] = [];
  // The settings of open tags, the innermost last.
  const open: Setting[] = [setting];
  for (const node of nodes) {
    const current = open.at(-1) ?? setting;
    if (node.type !== 'html') items.push(...readNode(node, current, titleOf));
    else if (/^<br ?\/?>$/i.test(node.value)) items.push(textItem('\n', current));
    else if (/^<\/(?:u|ins|mark|span)>$/i.test(node.value)) {
      if (open.length > 1) open.pop();
    } else {
      const known = tags.find(({ tag }) => tag.test(node.value));
      if (known) {
        const [, color = ''] = known.tag.exec(node.value) ?? [];
        open.push({ ...current, annotations: { ...current.annotations, ...known.annotations(color) } });
      } else if (!node.value.startsWith('<!--')) items.push(textItem(node.value, current));
    }
  }
  return items;
}

function readNode(node: PhrasingContent, setting: Setting, titleOf: TitleOf): readonly RichTextItem[] {
  const inside = (children: readonly PhrasingContent[], changed: Partial<WikiAnnotations>) =>
    read(children, { ...setting, annotations: { ...setting.annotations, ...changed } }, titleOf);
  switch (node.type) {
    case 'strong':
      return inside(node.children, { bold: true });
    case 'emphasis':
      return inside(node.children, { italic: true });
    case 'delete':
      return inside(node.children, { strikethrough: true });
    case 'inlineCode':
      return [textItem(node.value, { ...setting, annotations: { ...setting.annotations, code: true } })];
    case 'break':
      return [textItem('\n', setting)];
    case 'link': {
      const page = pageAddressOf(node.url);
      const href = page ? pagePath(page.slug, page.anchor) : node.url;
      if (page && node.children.length === 0) return [mention(titleOf(page.slug) ?? page.slug, href, setting)];
      return read(node.children, { ...setting, href }, titleOf);
    }
    default:
      return [textItem(plainText(node).replaceAll('\n', ' '), setting)];
  }
}

function textItem(content: string, { annotations, href }: Setting): RichTextItem {
  return { type: 'text', plain_text: content, text: { content }, ...(href !== undefined && { href }), annotations };
}

const mention = (title: string, href: string, { annotations }: Setting): RichTextItem => ({
  type: 'mention',
  plain_text: title,
  href,
  annotations,
});
