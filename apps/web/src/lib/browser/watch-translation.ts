import type { NotedChange } from './translated-texts.ts';

const loadGuard = () => import('./translated-texts.ts');

/**
 * Waits until the browser translates the page, and then loads what keeps the page right (translated-texts.ts). Until
 * then it only looks at the first node of what is added. React puts whole subtrees into the page, so these are few.
 */
export function watchForTranslation(): void {
  const noted: NotedChange[] = [];
  let isLoading = false;
  const observer = new MutationObserver((changes) => {
    const isTranslated = changes.some(({ addedNodes }) => addedNodes[0]?.nodeName === 'FONT');
    if (!isTranslated && !noted[0]) return;
    for (const change of changes) noted.push([change, change.removedNodes[0]?.nodeValue]);
    if (!isTranslated || isLoading) return;
    isLoading = true;
    loadGuard().then(
      ({ keepTranslatedTexts }) => keepTranslatedTexts(noted, observer),
      // The next text that is translated loads it again.
      () => {
        isLoading = false;
      },
    );
  });
  observer.observe(document.body, { subtree: true, childList: true });
}
