import { onTestFinished } from 'vitest';

/** Elements whose texts a browser does not translate. */
const left = 'script, style, textarea, font, code, title, [contenteditable="true"], [translate="no"], .notranslate';

/**
 * Does what the page translation of a browser does, until the test has finished: puts `<font>` elements in the place of
 * text nodes, of those on the page and of those that appear or change later. A translated text is in «guillemets».
 */
export function translatePage(): void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) textsIn(node).forEach(translate);
    }
  });
  textsIn(document.body).forEach(translate);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
}

function textsIn(root: Node): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts;
}

function translate(node: Node): void {
  const parent = node.parentElement;
  const text = node.nodeValue ?? '';
  if (!parent || !text.trim() || parent.closest(left)) return;
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(`«${text}»`);
  outer.append(inner);
  // A translation runs in a world of its own, in which the functions of the page are not changed.
  node.parentNode?.replaceChild(outer, node);
}
