import { limits } from '@foreglow/contract';
import type { Plugin } from 'vite';
import { fieldsOfList } from '../src/features/cards/rules/listed-card.rules.ts';
import { chunkNamed } from './chunk-named.ts';
import { filesOf, filesOfScreens } from './screen-files.ts';

/** The chunks that the first screens need in addition to those in the page itself, grouped by when they are needed. */
const needed = {
  en: ['first-texts-en'],
  de: ['first-texts-de'],
  signedIn: ['kit', 'icons', 'shell'],
  enSignedIn: ['cards-texts-en'],
  deSignedIn: ['cards-texts-de'],
  cards: ['cards'],
} as const;

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
        const chunksOf = (names: readonly string[]) => names.map((name) => chunkNamed(bundle, name));
        const files = Object.fromEntries(
          Object.entries(needed).map(([when, names]) => [when, filesOf(chunksOf(names))]),
        );
        const screens = filesOfScreens(bundle, chunksOf(['index', ...needed.signedIn]));
        const list = `<script type="application/json" id="first-files">${JSON.stringify({ ...files, screens, firstCards })}</script>\n    `;
        const reader = '<script src="/first-paint.js">';
        if (!html.includes(reader)) throw new Error('The page has no first-paint.js that would read the list.');
        return html.replace(reader, () => list + reader);
      },
    },
  };
}
