import { defineConfig, type ReporterDescription } from '@playwright/test';
import { launchOptions } from '../tools/src/chromium.ts';
import { isShortRun } from '../tools/src/testing/extent.ts';

const json: ReporterDescription[] = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json']] : [];

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // With two workers, two cores are 20 % idle, because pages often wait for timers or the server.
  workers: 3,
  forbidOnly: true,
  ...(isShortRun ? { grepInvert: /@full/ } : {}),
  // On a busy machine a change is not rejected for one late page. The report lists such tests as flaky; the full run has no retries.
  retries: isShortRun ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ...json],
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1360, height: 900 },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
});
