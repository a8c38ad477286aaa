import type { WikiHeading } from '@foreglow/contract';

export type HeadingElement = 'h2' | 'h3' | 'h4';

const elements: readonly HeadingElement[] = ['h2', 'h3', 'h4'];

/**
 * The element of each heading by its anchor. The title of the page is the first level, and no level is left out below
 * it, also where a page begins with a heading of the second kind.
 */
export function headingElements(headings: readonly WikiHeading[]): ReadonlyMap<string, HeadingElement> {
  /** The levels of the headings that the current one is below. */
  const above: number[] = [];
  return new Map(
    headings.map(({ anchor, level }) => {
      while ((above.at(-1) ?? 0) >= level) above.pop();
      above.push(level);
      return [anchor, elements[above.length - 1] ?? 'h4'] as const;
    }),
  );
}
