import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** Screens with a stand-in for the API, in a real browser. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // What is found only while tests run would reload the page in the middle of one.
  optimizeDeps: { entries: ['src/main.tsx', 'src/app/router/inside.ts', 'test/components/**/*.tsx'] },
  test: {
    name: 'components',
    include: ['test/components/**/*.test.tsx'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // The application is loaded once for all files, which begin each test with another stand-in.
    isolate: false,
    maxWorkers: 2,
    // After the groups that run in Node, which have more workers.
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
