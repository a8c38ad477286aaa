/** A link to the details of a blip or a group: in a picture or in a list. */
export type PlaceLink = HTMLAnchorElement | SVGAElement;

export const placeLinks = (within: ParentNode = document): PlaceLink[] => [
  ...within.querySelectorAll<PlaceLink>('a[data-place]'),
];

/** The link that an event comes from. */
export function linkOf(event: Event): PlaceLink | null {
  return event.target instanceof Element ? event.target.closest<PlaceLink>('a[data-place]') : null;
}

/** What the address names. */
export function placeInAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Changes parts of the query of the address, without an entry in the history; '' removes one. */
export function writeAddress(values: Readonly<Record<string, string>>): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  try {
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  } catch {
    // Some browsers keep the address of a page from a disk as it is.
  }
}

/** Names a place in the address, '' for none: a step back leads to the one before. The page stays where it is. */
export function writePlace(place: string): void {
  const address = new URL(location.href);
  address.hash = place;
  try {
    if (address.href !== location.href) history.pushState(null, '', address);
  } catch {
    location.hash = place;
  }
}
