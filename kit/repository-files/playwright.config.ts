import { defineConfig } from '@playwright/test';

const port = process.env['PORT'] ?? '3000';
/** An installed browser, in place of the one of `npx playwright install chromium`. */
const executablePath = process.env['CHROMIUM'];

/** Opens the remote inside its site: VITRIN_URL, or the address in package.json. */
export default defineConfig({
  testDir: 'browser',
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: `http://localhost:${port}`,
    ...(executablePath !== undefined && { launchOptions: { executablePath } }),
  },
  webServer: {
    command: 'npm run dev',
    url: `http://localhost:${port}{{address}}`,
    reuseExistingServer: true,
    timeout: 120_000,
  },
});
