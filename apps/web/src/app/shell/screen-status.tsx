import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { screenTitle } from '#lib/browser/document-title.ts';
import { useStore } from '#lib/browser/store.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';

/**
 * Tells screen readers the title of the screen that the user has changed to, because the focus stays on the link that
 * was followed. It must come after the screen in the shell: by then the screen has set its title.
 */
export function ScreenStatus() {
  // A card over its list is a dialog, which screen readers announce anyway.
  const path = useRouterState({
    select: ({ matches }) => (matches.at(-1)?.staticData.cardModal ? undefined : matches.at(-1)?.pathname),
  });
  const title = useStore(screenTitle);
  const known = useRef(path);
  const [said, setSaid] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title that is loaded later is said once it is known
  useEffect(() => {
    const current = screenTitle.get();
    if (!path || path === known.current || !current) return;
    known.current = path;
    setSaid(current);
  }, [path, title]);
  return (
    <p className={visuallyHidden} role="status">
      {said}
    </p>
  );
}
