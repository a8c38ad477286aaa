/** The parts of an element of a parsed text that are used here. */
interface TextNode {
  readonly tagName?: string;
  readonly properties?: Record<string, unknown>;
  readonly children?: readonly TextNode[];
}

/**
 * A rehype plugin: each paragraph, list, quotation and table of a text gets its direction from its own words. Its
 * contents have the same direction, so that the bullets of a list are at its beginning.
 */
export const directions = () => setDirections;

function setDirections({ children = [] }: TextNode): void {
  for (const { tagName, properties } of children) if (tagName && properties) properties.dir = 'auto';
}
