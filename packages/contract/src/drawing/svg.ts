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

/** A text escaped for XML or HTML, both between tags and inside a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(forbidden, '\u{fffd}').replace(/[&<>"']/g, (sign) => special[sign] ?? sign);

/** The text of a drawing, which is XML as well as HTML. */
export function svgText({ tag, attributes, children }: SvgNode): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('');
  if (children.length === 0) return `<${tag}${given}/>`;
  const inside = children.map((child) => (typeof child === 'string' ? escapeMarkup(child) : svgText(child))).join('');
  return `<${tag}${given}>${inside}</${tag}>`;
}

/** A measure in the form in which it is written: two decimals are a fiftieth of a pixel on the largest screen. */
export const measure = (value: number): number => Math.round(value * 100) / 100 + 0;
