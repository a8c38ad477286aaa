import { createContext } from 'react';
import type { HeadingElement } from '../rules/outline.rules.ts';

/** The path of the page that is shown. */
export const PagePath = createContext('/wiki');

/** The elements of its headings by their anchors. */
export const PageHeadings = createContext<ReadonlyMap<string, HeadingElement>>(new Map());
