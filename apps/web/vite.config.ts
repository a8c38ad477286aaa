import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

const libraries =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|@tanstack\/(?:history|query-core|react-query|react-router|react-store|router-core|store))\//;

/** Own code that sign-in already needs. What only the signed-in area uses must not be named here. */
const ownStart =
  /src\/(?:main|app\/(?:router|routes|boot|root|progress|texts|screens\/(?:error|start))|lib\/(?:browser|config|forms|http|i18n|query|shortcuts|url)|ui\/(?:button|class-names|field|form\/form|marks\/(?:mark|horizon)|state|toast\/(?:notify|toasts))|features\/(?:auth|projects|workspaces)\/(?:index|api|session|use-me|return-path))|packages\/contract/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(), precompress()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['^/v1/', '^/config$', '^/healthz$', '^/readyz$', '^/docs(?:/|$)'].map((route) => [route, { target: api }]),
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
            { name: 'start', test: ownStart },
          ],
        },
      },
    },
  },
});
