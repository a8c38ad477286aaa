import type { ReactNode } from 'react';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { State } from './state.tsx';

interface MissingProps {
  readonly title: string;
  readonly text: string;
  /** The link to a screen that exists. */
  readonly link: ReactNode;
}

/** Shown instead of a screen whose subject does not exist, or that the user may not see. */
export function Missing({ title, text, link }: MissingProps) {
  useDocumentTitle(title);
  return <State whole level={1} mood="night" title={title} text={text} actions={link} />;
}
