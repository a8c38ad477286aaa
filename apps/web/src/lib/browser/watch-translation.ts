/** A change of the page, and the text that it removed. */
export type NotedChange = readonly [change: MutationRecord, text: string | null | undefined];

/**
 * Waits until the browser translates the page, and then loads what keeps the page right (translated-texts.ts). Until
 * then it only looks at the first node of what is added. React puts whole subtrees into the page, so these are few.
 */
export function watchForTranslation(): void {
  let noted: NotedChange[] | undefined;
  const observer = new MutationObserver((changes) => {
    const isBeginning = !noted && changes.some(({ addedNodes }) => addedNodes[0]?.nodeName === 'FONT');
    if (isBeginning) noted = [];
    for (const change of changes) noted?.push([change, change.removedNodes[0]?.nodeValue]);
    if (!isBeginning || !noted) return;
    const all = noted;
    loadGuard().then(
      ({ keepTranslatedTexts }) => keepTranslatedTexts(all, observer),
      // The next text that is translated loads it again.
      () => {
        noted = undefined;
      },
    );
  });
  observer.observe(document.body, { subtree: true, childList: true });
}

const loadGuard = () => import('./translated-texts.ts');
