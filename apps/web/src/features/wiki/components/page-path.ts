import { createContext } from 'react';
import type { HeadingElement } from '../rules/outline.rules.ts';

/** The path of the current page. */
export const PagePath = createContext('/wiki');

/** The HTML elements of its headings, by anchor. */
export const PageHeadings = createContext<ReadonlyMap<string, HeadingElement>>(new Map());
