/** A change of the page, and the text that it removed. */
export type NotedChange = readonly [change: MutationRecord, text: string | null | undefined];

/**
 * Waits until the browser translates the page, and then loads what keeps the page right (translated-texts.ts). Until
 * then it only looks at the first node of what is added. React puts whole subtrees into the page, so these are few.
 */
export function watchForTranslation(): void {
  let noted: NotedChange[] = [];
  const observer = new MutationObserver(note);
  observer.observe(document.body, { subtree: true, childList: true });

  function note(changes: MutationRecord[]): void {
    const isTranslated = changes.some(({ addedNodes }) => addedNodes[0]?.nodeName === 'FONT');
    if (!isTranslated && noted.length === 0) return;
    const isFirst = noted.length === 0;
    noted.push(...changes.map((change) => [change, change.removedNodes[0]?.nodeValue] as const));
    if (isFirst) loadGuard().then(begin, forget);
  }

  function begin({ keepTranslatedTexts }: Awaited<ReturnType<typeof loadGuard>>): void {
    note(observer.takeRecords());
    observer.disconnect();
    keepTranslatedTexts(noted);
  }

  /** The next translated text loads the guard again. */
  function forget(): void {
    noted = [];
  }
}

const loadGuard = () => import('./translated-texts.ts');
