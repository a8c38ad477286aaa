/** A link to the details of a blip or a group: in a picture or in a list. */
export type PlaceLink = HTMLAnchorElement | SVGAElement;

export const placeLinks = (within: ParentNode = document): PlaceLink[] => [
  ...within.querySelectorAll<PlaceLink>('a[data-place]'),
];

/** The link in which an event occurred, or that of the name beside a blip. */
export function linkOf(event: Event): PlaceLink | null {
  if (!(event.target instanceof Element)) return null;
  const label = event.target.closest<SVGElement>('.radar-label');
  if (!label) return event.target.closest<PlaceLink>('a[data-place]');
  const id = CSS.escape(label.dataset.label ?? '');
  return label.closest('svg')?.querySelector(`[data-blip="${id}"]`)?.closest<SVGAElement>('a[data-place]') ?? null;
}

/** The place named in the address. */
export function placeInAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Changes parameters in the query of the address, without an entry in the history; '' removes a parameter. */
export function writeAddress(values: Readonly<Record<string, string>>): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  try {
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  } catch {
    // Some browsers do not allow changing the address of a page opened from a disk.
  }
}

/** Writes a place into the address, '' for none, as a new entry in the history. The page does not scroll. */
export function writePlace(place: string): void {
  const address = new URL(location.href);
  address.hash = place;
  try {
    if (address.href !== location.href) history.pushState(null, '', address);
  } catch {
    location.hash = place;
  }
}
