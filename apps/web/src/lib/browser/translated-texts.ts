/**
 * Lets React work on a page that a browser translates. A translation puts an element (`<font>`) in the place of a text
 * node that React goes on using: removing the node or inserting something before it would throw, and what React writes
 * into it would not be shown. Here the three operations are applied to what is in the place of the node.
 *
 * A translation does not call the functions of the page, so its changes are observed.
 */

/** What was put in the place of a text node or of an element that replaced one. Has no cycles: see `note`. */
const replacements = new WeakMap<Node, readonly ChildNode[]>();

let observer: MutationObserver | undefined;

/** Begins to follow translations. Later calls change nothing. */
export function followTranslations(): void {
  if (observer) return;
  observer = new MutationObserver((records) => records.forEach(note));
  observer.observe(document.documentElement, { subtree: true, childList: true });
  const { removeChild, insertBefore, appendChild } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    for (const node of inPlaceOf(child, this)) removeChild.call(this, node);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    removeReplacements(node);
    const place = next && next.parentNode !== this ? (inPlaceOf(next, this)[0] ?? null) : next;
    return insertBefore.call(this, node, place) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    removeReplacements(node);
    return appendChild.call(this, node) as T;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!nodeValue?.set) return;
  const { set } = nodeValue;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      set.call(this, value);
      // The translation then sees a new text, and translates it.
      if (isReplaced(this)) putBack(this);
    },
  });
}

/** A text that React uses and that is not on the page. */
function isReplaced(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE && !node.parentNode && noted().has(node);
}

/** The replacements, including those of the current task. */
function noted(): typeof replacements {
  observer?.takeRecords().forEach(note);
  return replacements;
}

/**
 * Notes what replaced the removed nodes: the nodes that were added by the same operation, or a `<font>` beside them that
 * was added before. A node that is added has not been replaced, so that no chain of replacements ends where it began.
 */
function note({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) replacements.delete(node);
  if (removedNodes.length !== 1) return;
  const [removed] = removedNodes;
  if (!removed || (removed.nodeType !== Node.TEXT_NODE && !isFont(removed))) return;
  const added = [...addedNodes] as ChildNode[];
  const instead = added.length > 0 ? added : [previousSibling, nextSibling].filter(isFont).slice(0, 1);
  if (instead.length > 0) replacements.set(removed, instead);
}

function isFont(node: Node | null | undefined): node is HTMLElement {
  return node?.nodeName === 'FONT';
}

/** The children of `parent` that contain `node` or are in its place. Empty if nothing is. */
function inPlaceOf(node: Node, parent: Node | null): readonly ChildNode[] {
  for (let outer: Node | null = node; outer; outer = outer.parentNode) {
    if (parent && outer.parentNode === parent) return [outer as ChildNode];
  }
  return (noted().get(node) ?? []).flatMap((instead) => inPlaceOf(instead, parent ?? instead.parentNode));
}

/** Shows a text again in the place of its replacements. */
function putBack(text: Text): void {
  const [first, ...others] = inPlaceOf(text, null);
  first?.replaceWith(text);
  for (const node of others) node.remove();
}

/** Removes what is in the place of a text that is about to be put elsewhere. */
function removeReplacements(node: Node): void {
  if (!isReplaced(node)) return;
  for (const instead of inPlaceOf(node, null)) instead.remove();
}
