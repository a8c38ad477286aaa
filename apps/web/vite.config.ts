import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

/** What every page runs on, without the hooks for unsaved changes, several queries at once and endless lists, which few need. */
const libraries =
  /node_modules\/(?!.*(?:useBlocker|useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver))(?:react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|@tanstack\/(?:history|query-core|react-query|react-router|react-store|router-core|store))\//;

/**
 * Own code that every page needs besides its entry, so that it is one file and not thirty. Only leaves may be named:
 * what a named file imports goes with it, whether it is used or not.
 */
const ownLeaves =
  /apps\/web\/src\/(?:lib\/(?:browser\/(?!clipboard|page-address)|config|forms|http\/(?!put-file|event)[^/]+\.ts|i18n|query|url\/(?:index|search-params))|ui\/(?:button|class-names|field\/(?:field|text-field|password)|form\/form\.|marks\/mark|toast\/(?:notify|toasts))|features\/auth\/(?:api\/(?:login|read-me|update-me|session|take-up-session)|components\/(?:email-field|sign-in-form|preferences)))|packages\/contract\/src\/limits-of-sign-in/;

/** What nearly every screen behind sign-in is made of, without a component of Mantine's. */
const kit =
  /apps\/web\/src\/(?:ui\/(?:art|check|filter-bar\/(?!chip-panel|choice-list|check-head)|on-demand|page|pager|picture|query|rows|state|tabs|tile|marks\/(?:avatar|initials|horizon|kbd|tag))|lib\/(?:format|shortcuts|url\/(?:address-codecs|page-number|use-search-term))|features\/auth\/components\/use-me)|packages\/contract\/src\/permissions\/(?:actions|can|table)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(), precompress()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['^/v1/', '^/config$', '^/healthz$', '^/readyz$', '^/docs(?:/|$)', '^/files/'].map((route) => [
        route,
        { target: api },
      ]),
    ),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The page's security policy allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page needs lies in two files: they compress better than many small ones, and the libraries
        // stay in the browser's cache when only our own code changes.
        codeSplitting: {
          groups: [
            { name: 'base', test: libraries },
            { name: 'common', test: ownLeaves },
            // Parts and icons are many and small: as files of their own, their names alone would weigh on every first load.
            { name: 'kit', test: kit },
            { name: 'icons', test: /node_modules\/@tabler\/icons-react\// },
          ],
        },
      },
    },
  },
});
