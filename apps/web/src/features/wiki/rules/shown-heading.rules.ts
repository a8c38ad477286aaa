/** A heading and its upper edge in pixels from the top of the window. */
interface PlacedHeading {
  readonly anchor: string;
  readonly top: number;
}

interface View {
  /** Of the window, in pixels. */
  readonly height: number;
  /** Whether the page is at its beginning or its end; both if it fits into the window. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** The anchor in the address; empty without one. */
  readonly named: string;
}

/** A heading counts as reached when it is in the upper part of the window. */
const reachedPart = 0.25;

/**
 * The anchor of the heading that is being read: the one in the address as long as it is where a link to it leads,
 * otherwise the last one that was reached by scrolling, and the first one before that.
 */
export function shownHeading(headings: readonly PlacedHeading[], view: View): string | undefined {
  const { height, atStart, atEnd, named } = view;
  const limit = height * reachedPart;
  // At the end of the page, its last headings cannot come up any further.
  const isNamed = ({ anchor, top }: PlacedHeading) => anchor === named && top >= 0 && top < (atEnd ? height : limit);
  if (headings.some(isNamed)) return named;
  if (atEnd && !atStart) return headings.at(-1)?.anchor;
  return (headings.findLast(({ top }) => top < limit) ?? headings[0])?.anchor;
}
