import { limits } from '@foreglow/contract';
import type { Plugin } from 'vite';
import { fieldsOfList } from '../src/features/cards/rules/listed-card.rules.ts';
import { filesOf, type Part } from './bundle-graph.ts';
import { screensOfProjects } from './screens.ts';

/** The page itself, and what it imports at once if there is a session. */
const page: Part = { modules: ['main.tsx'], namespaces: ['ui'] };
const inside: Part = { modules: ['app/router/inside.ts', 'app/shell/shell.tsx'], namespaces: ['shell'] };

/** The query of the first page of a card list, as in features/cards/api/read-cards.ts. */
const firstCards = new URLSearchParams({
  sort: '-sticky,-created_at',
  'page[number]': '1',
  'page[size]': `${limits.cardPageSize}`,
  'fields[cards]': fieldsOfList(false),
}).toString();

/**
 * Writes into the page which files and which cards the first screens need, so that public/first-paint.js can request
 * all of them at the same time. Otherwise each would be discovered only after the previous one has run.
 */
export function nameFirstFiles(): Plugin {
  return {
    name: 'foreglow:first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const first = filesOf(bundle, page);
        const signedIn = filesOf(bundle, inside, first);
        const screens = Object.fromEntries(
          Array.from(screensOfProjects(), ([place, screen]) => [place, filesOf(bundle, screen, first, signedIn)]),
        );
        // The page loads its own scripts and styles.
        const files = { page: { ...first, all: [] }, signedIn, screens, firstCards };
        const list = `<script type="application/json" id="first-files">${JSON.stringify(files)}</script>\n    `;
        const reader = '<script src="/first-paint.js">';
        if (!html.includes(reader)) throw new Error('The page has no first-paint.js that would read the list.');
        return html.replace(reader, () => list + reader);
      },
    },
  };
}
