/** The first items that a menu has space for. The current one is always among them, if necessary as the last. */
export function firstFew<T extends { readonly slug: string }>(
  items: readonly T[],
  currentSlug: string | undefined,
  most: number,
): readonly T[] {
  const first = items.slice(0, most);
  const current = items.find(({ slug }) => slug === currentSlug);
  return current && !first.includes(current) ? [...first.slice(0, most - 1), current] : first;
}
