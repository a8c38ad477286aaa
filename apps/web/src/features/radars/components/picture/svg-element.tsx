import type { SvgNode } from '@foreglow/pictures/drawing/svg';
import { createElement, type ReactNode } from 'react';

/** A drawing element of the contract as a React element. */
export function SvgElement({ node }: { node: SvgNode }): ReactNode {
  return elementOf(node, 0);
}

function elementOf(node: SvgNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  return createElement(tag, { ...propertiesOf(attributes), key }, ...children.map(elementOf));
}

/** Not an SVG attribute, but a style of its texts. */
const styled = 'font-variant-numeric';

function propertiesOf(attributes: SvgNode['attributes']): Record<string, unknown> {
  const entries = Object.entries(attributes).flatMap(([name, value]) =>
    name === styled ? [] : [[propertyOf(name), value] as const],
  );
  const style = attributes[styled] === undefined ? {} : { style: { fontVariantNumeric: attributes[styled] } };
  return { ...Object.fromEntries(entries), ...style };
}

/** `stroke-width` as `strokeWidth`. */
function propertyOf(name: string): string {
  if (name === 'class') return 'className';
  if (/^(?:data|aria)-/.test(name)) return name;
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
