import { defineConfig, type ReporterDescription } from '@playwright/test';
import { requireChromium } from '../tools/src/chromium.ts';

const json: ReporterDescription[] = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json']] : [];

const args = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Chromium refuses its sandbox to root, which is what a container usually is.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ...json],
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1360, height: 900 },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: requireChromium(), args },
  },
});
