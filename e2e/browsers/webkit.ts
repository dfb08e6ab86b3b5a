import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, until } from 'selenium-webdriver';
import { freePort } from '../fixtures/server.ts';
import { APPEARS_MS, type Browser } from './browser.ts';

/** Opens WebKitGTK through its WebDriver; `display` is the X server display, because WebKitGTK cannot run headless. */
export async function openWebKit({ driver, display }: { driver: string; display: string }): Promise<Browser> {
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, LANGUAGE: 'tr', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  await untilListening(`http://127.0.0.1:${port}`);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': {} }))
    .build();
  const find = async (xpath: string) => {
    const element = await session.wait(until.elementLocated(By.xpath(xpath)), APPEARS_MS);
    return session.wait(until.elementIsVisible(element), APPEARS_MS);
  };
  const capabilities = await session.getCapabilities();
  return {
    name: 'WebKitGTK',
    version: String(capabilities.getBrowserVersion()),
    tab: {
      open: (address) => session.get(address),
      address: () => session.getCurrentUrl(),
      waitForVisible: async (xpath) => void (await find(xpath)),
      click: async (xpath) => (await find(xpath)).click(),
      activateLink: async (xpath) => (await find(xpath)).sendKeys(Key.ENTER),
      // The driver cannot click a checkbox that its label overlaps.
      check: async (xpath) => (await find(xpath)).sendKeys(' '),
      type: async (xpath, text) => (await find(xpath)).sendKeys(text),
      screenshot: async (file) => writeFile(file, await session.takeScreenshot(), 'base64'),
    },
    async close() {
      await session.quit();
      service.kill();
    },
  };
}

/** Longest start of the driver, and the time between two attempts to reach it. */
const [START_MS, RETRY_MS] = [15_000, 100];

/** Waits for the driver: the client does not repeat a request that is refused. */
async function untilListening(address: string): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error('The WebKit driver did not start.', { cause: error });
      await delay(RETRY_MS);
    }
  }
}
