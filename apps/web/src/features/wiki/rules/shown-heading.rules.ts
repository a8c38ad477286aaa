/** A heading with the distance of its upper edge from the top of the window, in pixels. */
interface PlacedHeading {
  readonly anchor: string;
  readonly top: number;
}

interface View {
  /** Height of the window, in pixels. */
  readonly height: number;
  /** Whether the page is scrolled to its beginning or its end; both if it fits into the window. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** The anchor in the address; empty without one. */
  readonly named: string;
}

/** A heading counts as reached when it is in this upper share of the window. */
const reachedPart = 0.25;

/**
 * The anchor of the heading being read: the one in the address while it is where its link scrolled it; otherwise the
 * last heading reached by scrolling, or the first one before any was reached.
 */
export function shownHeading(headings: readonly PlacedHeading[], view: View): string | undefined {
  const { height, atStart, atEnd, named } = view;
  const limit = height * reachedPart;
  // At the end of the page, the last headings cannot be scrolled any higher.
  const isNamed = ({ anchor, top }: PlacedHeading) => anchor === named && top >= 0 && top < (atEnd ? height : limit);
  if (headings.some(isNamed)) return named;
  if (atEnd && !atStart) return headings.at(-1)?.anchor;
  return (headings.findLast(({ top }) => top < limit) ?? headings[0])?.anchor;
}
