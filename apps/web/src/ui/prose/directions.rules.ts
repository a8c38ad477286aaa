/** What of an element of a parsed text is read here. */
interface TextNode {
  readonly tagName?: string;
  readonly properties?: Record<string, unknown>;
  readonly children?: readonly TextNode[];
}

/**
 * A plugin of rehype: each paragraph, list, quotation and table of a text runs from the right or from the left as its own
 * words do. What is in it runs as it does, so that the marks of a list are at its beginning.
 */
export const directions = () => setDirections;

function setDirections({ children = [] }: TextNode): void {
  for (const { tagName, properties } of children) if (tagName && properties) properties.dir = 'auto';
}
