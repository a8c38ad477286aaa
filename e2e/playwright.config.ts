import { defineConfig, devices } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './support/template.ts',
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Each worker runs a server and a browser of its own.
  workers: 2,
  // Long enough that no machine is too slow: how quick something is, `npm run bench` measures.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 120_000,
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // What slides in is hit where it is, not where it was.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording one for every test takes a fifth of their time; TRACE=on brings it back for a test that fails.
    trace: process.env.TRACE === 'on' ? 'on' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Without a language Chromium saves a file whose name is not ASCII as "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [{ name: 'chromium' }],
});
