/** Elements without an end tag, and those whose end tag is optional: the next element of the same kind ends them. */
const neverOrSoonEnded = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'p li dt dd tr td th thead tbody tfoot colgroup option optgroup rt rp'
  ).split(' '),
);

/**
 * An upper limit of the nesting depth of a piece of HTML: the maximum number of open elements at any point. It reads
 * the text once and builds nothing, so that it can run before any parser. Elements with an optional end tag do not
 * count, since they nest only inside elements that do.
 */
export function nestingOf(html: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  for (const [, slash, given = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    const name = given.toLowerCase();
    if (neverOrSoonEnded.has(name)) continue;
    const count = open.get(name) ?? 0;
    if (slash && count === 0) continue;
    const step = slash ? -1 : 1;
    open.set(name, count + step);
    depth += step;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
