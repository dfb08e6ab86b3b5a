import { defineConfig, type Project, type ReporterDescription } from '@playwright/test';
import { launchOptions } from '../tools/src/chromium.ts';
import { isShortRun, scope } from '../tools/src/testing/extent.ts';

const json: ReporterDescription[] = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json']] : [];

/** Specs that are played whole in the short run: those that have changed, and those of a changed feature. */
const affectedSpecs = [...scope.specs, ...scope.features].map((name) => `**/${name}.spec.ts`);

const shortRun: Project[] = [
  { name: 'affected', testMatch: affectedSpecs },
  { name: 'every run', testIgnore: affectedSpecs, grepInvert: /@full/ },
];

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // With two workers, two cores are 20 % idle, because pages often wait for timers or the server.
  workers: 3,
  forbidOnly: true,
  ...(isShortRun ? { projects: shortRun } : {}),
  // Tells a late page on a busy machine from a defect; `npm test` accepts a retried journey only where it is quarantined.
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
