import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkByScreen } from './build/chunks.ts';
import { scopedName } from './build/class-names.ts';
import { nameFirstFiles } from './build/first-files.ts';
import { keepSourceMaps } from './build/keep-source-maps.ts';
import { minifyPublic } from './build/minify-public.ts';
import { precompress } from './build/precompress.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

/** The chunks that are loaded when one of the page, or of the part behind sign-in, imports something. */
const withPage = /\/(?:rolldown-runtime|base)-/;
const withInside = /\/(?:rolldown-runtime|base|common|inside)-/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), chunkByScreen(), nameFirstFiles(), minifyPublic(), keepSourceMaps(), precompress()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      [
        '^/v1/',
        '^/config$',
        '^/healthz$',
        '^/readyz$',
        '^/files/',
        '^/api/',
        '^/radar/',
        '^/radar-fonts/',
        '^/radar-workflow$',
        '^/terminate/',
      ].map((route) => [route, { target: api }]),
    ),
  },
  css: { modules: { generateScopedName: scopedName(import.meta.dirname) } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The page's security policy allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Chunks that the page itself or the shell loads are not listed again for every import of a screen.
      resolveDependencies: (_file, files, { hostId, hostType }) => {
        const known = /\/inside-/.test(hostId) ? withInside : withPage;
        return hostType === 'html' ? files : files.filter((file) => !known.test(file));
      },
    },
    // The scripts contain no reference to them.
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first screens refer to hundreds of files, and the random part of a name cannot be compressed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
});
