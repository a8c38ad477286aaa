import { defineConfig, devices } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // A picture that is missing is a failure, not a new picture.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'screens/{arg}{ext}',
  globalSetup: './support/template.ts',
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Each worker runs a separate server and browser.
  workers: 2,
  // Long enough for every machine: speed is measured by `npm run bench`, not by these tests.
  timeout: 300_000,
  maxFailures: 20,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 120_000,
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Without animations, clicks do not miss elements that are still sliding in.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording a trace for every test takes a fifth of their time; TRACE=on records traces to examine a failing test.
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
