import { launch, TimeoutError, type Page } from 'puppeteer-core';
import { APPEARS_MS, type Browser } from './browser.ts';

const LOADED_MS = 5_000;

/** Opens Firefox over WebDriver BiDi, without a separate driver process. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1360, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'tr-TR, tr' },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(APPEARS_MS);
  const find = async (xpath: string) => {
    const element = await page.waitForSelector(`xpath/${xpath}`, { visible: true });
    if (!element) throw new Error(`${xpath} did not appear`);
    return element;
  };
  return {
    name: 'Firefox',
    version: await browser.version(),
    tab: {
      open: (address) => openPage(page, address),
      address: async () => page.evaluate(() => location.href),
      waitForVisible: async (xpath) => void (await find(xpath)),
      click: async (xpath) => (await find(xpath)).click(),
      activateLink: async (xpath) => (await find(xpath)).press('Enter'),
      check: async (xpath) => (await find(xpath)).click(),
      async type(xpath, text) {
        await (await find(xpath)).click();
        await page.keyboard.press('End');
        await page.keyboard.type(text);
      },
      screenshot: async (file) => void (await page.screenshot({ path: file })),
    },
    close: () => browser.close(),
  };
}

/**
 * Opens a page. Firefox does not report the end of a load when the previous page had an open stream, so a timeout is
 * ignored: each step waits for its own elements.
 */
async function openPage(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address, { waitUntil: 'domcontentloaded', timeout: LOADED_MS });
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
  }
}
