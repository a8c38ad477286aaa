import type { WikiHeading } from '@foreglow/contract';

export type HeadingElement = 'h2' | 'h3' | 'h4';

const elements: readonly HeadingElement[] = ['h2', 'h3', 'h4'];

/**
 * The HTML element of each heading, by anchor. The title of the page is the first level. No level is skipped below it,
 * even if a page starts with a heading of the second kind.
 */
export function headingElements(headings: readonly WikiHeading[]): ReadonlyMap<string, HeadingElement> {
  /** The levels of the headings above the current one. */
  const above: number[] = [];
  return new Map(
    headings.map(({ anchor, level }) => {
      while ((above.at(-1) ?? 0) >= level) above.pop();
      above.push(level);
      return [anchor, elements[above.length - 1] ?? 'h4'] as const;
    }),
  );
}
