import { useEffect } from 'react';
import { createStore } from './store.ts';

/** The title of the page before any screen has set one: the name of its theme. */
let pageName: string | undefined;
/** Titles of the open screens, the topmost last: a card over its list. */
const open: { title: string }[] = [];

/** The title of the topmost open screen, without the name of the theme. Undefined: not known yet. */
export const screenTitle = createStore<string | undefined>(undefined);

const show = () => {
  pageName ??= document.title;
  const title = open.at(-1)?.title;
  screenTitle.set(title);
  document.title = title ? `${title} · ${pageName}` : pageName;
};

/** Sets the title of the browser's tab while the component is mounted. Undefined: not known yet. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const entry = { title };
    open.push(entry);
    show();
    return () => {
      open.splice(open.indexOf(entry), 1);
      show();
    };
  }, [title]);
}
