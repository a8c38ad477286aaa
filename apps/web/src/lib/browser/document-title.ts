import { useEffect } from 'react';

/** The page is named after its theme. */
const productName = document.title || 'Foreglow';
/** Titles of the open screens, the topmost last: a card over its list. */
const open: { title: string }[] = [];

const show = () => {
  const title = open.at(-1)?.title;
  document.title = title ? `${title} · ${productName}` : productName;
};

/** Names the page in the browser's tab while the component is mounted. Undefined: not known yet. */
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
