/** An element of a drawing. Attributes that are undefined are left out. */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly children: readonly (SvgNode | string)[];
}

/** Makes an element. */
export const element = (
  tag: string,
  attributes: SvgNode['attributes'] = {},
  children: readonly (SvgNode | string)[] = [],
): SvgNode => ({ tag, attributes, children });

/**
 * Characters that neither XML nor HTML may contain, not even escaped: control characters, unpaired surrogates and two
 * non-characters.
 */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text or a document without the characters that XML does not allow, each of which becomes U+FFFD. */
export const allowedInXml = (text: string): string => text.replace(forbidden, '\u{fffd}');

/** A text escaped for XML or HTML, both between tags and inside a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  allowedInXml(text).replace(/[&<>"']/g, (sign) => special[sign] ?? sign);

/** The text of a drawing, which is XML as well as HTML. */
export function svgText(node: SvgNode): string {
  const { tag, children } = node;
  if (children.length === 0) return `<${tag}${attributesOf(node)}/>`;
  const inside = children.map((child) => (typeof child === 'string' ? escapeMarkup(child) : svgText(child))).join('');
  return `<${tag}${attributesOf(node)}>${inside}</${tag}>`;
}

/** An element whose children are made one after the other when they are written. It has at least one. */
export interface LongSvgNode extends Pick<SvgNode, 'tag' | 'attributes'> {
  readonly children: Iterable<SvgNode | string>;
}

/**
 * The text of a large drawing in short pieces, so that a program can do other work in between. Joined they are the
 * result of `svgText`. The first piece is the start tag of the drawing.
 */
export function* svgPieces(node: LongSvgNode): Generator<string> {
  yield `<${node.tag}${attributesOf(node)}>`;
  for (const child of node.children) {
    if (typeof child === 'string') yield escapeMarkup(child);
    else if (elementsIn(child, elementsAtOnce) > elementsAtOnce) yield* svgPieces(child);
    else yield svgText(child);
  }
  yield `</${node.tag}>`;
}

/** The number of elements that are written in one piece. */
const elementsAtOnce = 20;

/** The number of elements of a drawing. Counting ends soon after `enough`. */
function elementsIn({ children }: SvgNode, enough: number): number {
  let count = 1;
  for (const child of children) {
    if (count > enough) break;
    if (typeof child !== 'string') count += elementsIn(child, enough - count);
  }
  return count;
}

const attributesOf = ({ attributes }: Pick<SvgNode, 'attributes'>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('');

/** A measure in the form in which it is written: two decimals are a fiftieth of a pixel on the largest screen. */
export const measure = (value: number): number => Math.round(value * 100) / 100 + 0;
