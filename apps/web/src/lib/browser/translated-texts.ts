/** A change of the page, and the text that it removed. */
export type NotedChange = readonly [change: MutationRecord, text: string | null | undefined];

/**
 * Keeps a page right that the browser translates. A translation puts a `<font>` element in the place of each text node,
 * or around it. React goes on using the text node: it writes new texts into a node that nobody sees any more, and fails
 * when it removes the node or inserts something before it. Here these operations are applied to what is in its place.
 *
 * The translation works in a world of its own, in which the functions of the page are not changed: so its changes are
 * observed. `noted` are its changes so far, which `watch` has seen; from now on they are observed here.
 */
export function keepTranslatedTexts(noted: readonly NotedChange[], watch: MutationObserver): void {
  for (const [change] of noted) note(change);
  watch.takeRecords().forEach(note);
  watch.disconnect();
  observer.observe(document.body, { subtree: true, childList: true });
  changeFunctions();
  for (const [{ removedNodes }, text] of noted) {
    // Was changed between its translation and now.
    for (const node of removedNodes) if (isText(node) && node.nodeValue !== text) putBack(node);
  }
}

/** What was put in the place of a text node, or of an element that was in the place of one. */
const instead = new WeakMap<Node, Node>();
/** Elements of a translation that are not yet in the place of a text: some are added before the text is removed. */
const waiting = new WeakSet<Node>();
/** A text is replaced again whenever it is translated again. */
const longestChain = 20;

const observer = new MutationObserver((changes) => changes.forEach(note));

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

function note({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const [added] = addedNodes;
  const [removed] = removedNodes;
  for (const node of addedNodes) {
    instead.delete(node);
    if (isFont(node)) waiting.add(node);
  }
  if (!removed || !(isText(removed) || isFont(removed))) return;
  const place = added ?? [previousSibling, nextSibling].find((node) => node && waiting.has(node));
  if (!place || !(isFont(place) || isFont(removed))) return;
  waiting.delete(place);
  instead.set(removed, place);
}

/** What is on the page in the place of a node that is not. */
function placeOf(node: Node): ChildNode | undefined {
  observer.takeRecords().forEach(note);
  let place: Node | undefined = node;
  for (let step = 0; step < longestChain && place && !place.parentNode; step += 1) place = instead.get(place);
  return place !== node && place?.parentNode ? (place as ChildNode) : undefined;
}

/** The child of a parent that is in the place of a node, or that a translation put around it. */
function childFor(parent: Node, node: Node): Node | undefined {
  let child: Node | null | undefined = node.parentNode ? node : placeOf(node);
  while (child && child.parentNode !== parent) child = isFont(child.parentNode) ? child.parentNode : undefined;
  return child;
}

/** Shows a text again instead of its translation. The browser then translates it anew. */
function putBack(text: Text): void {
  if (!text.parentNode) placeOf(text)?.replaceWith(text);
}

/** Removes the translation of a text that is about to be moved. */
function removeTranslation(node: Node): void {
  if (!isText(node)) return;
  let place: Node | undefined = node.parentNode ? node : placeOf(node);
  while (place && isFont(place.parentNode)) place = place.parentNode;
  if (place !== node && isFont(place)) place.remove();
}

function changeFunctions(): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    removeChild.call(this, childFor(this, child) ?? child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    removeTranslation(node);
    const place = next && next.parentNode !== this ? (childFor(this, next) ?? next) : next;
    return insertBefore.call(this, node, place) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    removeTranslation(node);
    return appendChild.call(this, node) as T;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue?.set?.call(this, value);
      if (isText(this)) putBack(this);
    },
  });
}
