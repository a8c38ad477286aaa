import { plainRoot, readMarkdown } from '@foreglow/contract/markdown/read-markdown';
import type { ListItem, Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { Html, html, joined } from './html.ts';
import { webAddress } from './web-address.rules.ts';

/** Deeper nesting is shown as plain text. */
const maxDepth = 12;
/** The level of the heading above the text; headings in the text get lower levels. */
const levelAbove = 3;

/**
 * Markdown as HTML: texts are escaped, HTML is shown as source text, links lead only to web addresses, and pictures are
 * replaced by their description.
 */
export function markdownHtml(markdown: string): Html {
  return blocks(readMarkdown(markdown).children, 0);
}

/** A text as HTML without any formatting except its paragraphs and line breaks. */
export const plainHtml = (text: string): Html => blocks(plainRoot(text).children, 0);

const blocks = (nodes: readonly RootContent[], depth: number): Html => joined(nodes.map((node) => block(node, depth)));

function block(node: RootContent, depth: number): Html {
  if (depth >= maxDepth) return html`<p>${plainText(node)}</p>`;
  switch (node.type) {
    case 'paragraph':
      return html`<p dir="auto">${inlines(node.children, depth)}</p>`;
    case 'heading': {
      const tag = new Html(`h${Math.min(levelAbove + node.depth, 6)}`);
      return html`<${tag} dir="auto">${inlines(node.children, depth)}</${tag}>`;
    }
    case 'blockquote':
      return html`<blockquote>${blocks(node.children, depth + 1)}</blockquote>`;
    case 'list': {
      const items = joined(node.children.map((child) => item(child, depth)));
      return node.ordered ? html`<ol start="${node.start ?? 1}">${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case 'code':
      return html`<pre><code>${node.value}</code></pre>`;
    case 'table':
      return table(node, depth);
    case 'thematicBreak':
      return html`<hr>`;
    case 'html':
      return html`<p>${node.value}</p>`;
    case 'definition':
    case 'yaml':
      return html``;
    case 'footnoteDefinition':
      return blocks(node.children, depth + 1);
    default:
      return html`<p dir="auto">${inline(node as PhrasingContent, depth)}</p>`;
  }
}

function item({ children, spread }: ListItem, depth: number): Html {
  const [first, ...others] = children;
  if (first?.type !== 'paragraph' || spread) return html`<li>${blocks(children, depth + 1)}</li>`;
  return html`<li dir="auto">${inlines(first.children, depth)}${blocks(others, depth + 1)}</li>`;
}

function table({ children }: Table, depth: number): Html {
  const rows = children.map((row, index) => {
    const cells = row.children.map((cell) =>
      index === 0
        ? html`<th scope="col">${inlines(cell.children, depth)}</th>`
        : html`<td>${inlines(cell.children, depth)}</td>`,
    );
    return html`<tr>${cells}</tr>`;
  });
  return html`<div class="table"><table>${rows}</table></div>`;
}

const inlines = (nodes: readonly PhrasingContent[], depth: number): Html =>
  joined(nodes.map((node) => inline(node, depth + 1)));

function inline(node: PhrasingContent, depth: number): Html {
  if (depth >= 2 * maxDepth) return html`${plainText(node)}`;
  switch (node.type) {
    case 'text':
    case 'html':
      return html`${node.value}`;
    case 'strong':
      return html`<strong>${inlines(node.children, depth)}</strong>`;
    case 'emphasis':
      return html`<em>${inlines(node.children, depth)}</em>`;
    case 'delete':
      return html`<del>${inlines(node.children, depth)}</del>`;
    case 'inlineCode':
      return html`<code>${node.value}</code>`;
    case 'break':
      return html`<br>`;
    case 'link': {
      const address = webAddress(node.url);
      const shown = inlines(node.children, depth);
      return address ? html`<a href="${address}" rel="noopener nofollow" target="_blank">${shown}</a>` : shown;
    }
    case 'image':
    case 'imageReference':
      return html`${node.alt ?? ''}`;
    default:
      return html`${plainText(node)}`;
  }
}

/** The text of a node without Markdown syntax. Iterative, since nodes can be nested deeply. */
function plainText(node: Nodes): string {
  const parts: string[] = [];
  const waiting: Nodes[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next) parts.push(next.value);
    else if ('children' in next) waiting.push(...[...next.children].reverse());
  }
  return parts.join('');
}
