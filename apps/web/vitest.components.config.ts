import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Tests of screens in a real browser, with a stand-in for the API. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // A dependency that is discovered only while tests run would reload the page in the middle of a test.
  optimizeDeps: {
    entries: ['src/main.tsx', 'src/app/router/inside.ts', 'test/components/**/*.tsx', 'src/features/*/test/*.tsx'],
  },
  test: {
    name: 'components',
    include: ['test/components/**/*.test.tsx', 'src/features/*/test/*.test.tsx'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // The application is loaded once in each of two pages for all files, but each test starts with a new stand-in.
    isolate: false,
    maxWorkers: 2,
    // Runs after the groups in Node, which have more workers.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
          args: [
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            // WebGL without a graphics card.
            '--enable-unsafe-swiftshader',
          ],
        },
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
