import { launch, TargetType, type Browser, type BrowserContext, type CDPSession } from 'puppeteer-core';
import { launchOptions } from '../../../tools/src/chromium.ts';
import type { Storage } from '../panel-navigation.ts';

/** A window and a mouse as the pages of Playwright have them. Without a mouse, the panel loads no web font. */
const DESKTOP = [
  '--window-size=1280,720',
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

/**
 * Launches a browser for pages without developer tools. Playwright and Puppeteer enable the domain `Runtime` of the
 * DevTools protocol in their pages. V8 then computes a stack trace with source positions for each error that is created,
 * for which it parses the scripts again: 60 ms while the panel starts. The functions of this file do not enable it.
 */
export function launchPlainBrowser(args: readonly string[]): Promise<Browser> {
  const { executablePath, args: general } = launchOptions();
  return launch({ executablePath, headless: 'shell', args: [...general, ...DESKTOP, ...args] });
}

/** Returns a new browser context, whose cache is empty, with these cookies. */
export async function newPlainContext(browser: Browser, storage: Storage | undefined): Promise<BrowserContext> {
  const context = await browser.createBrowserContext();
  await context.setCookie(...(storage?.cookies ?? []));
  return context;
}

/** Opens an empty page, with the items of `localStorage` for each document that is opened in it. */
export async function newPlainPage(context: BrowserContext, storage: Storage | undefined): Promise<CDPSession> {
  const connection = await context.browser().target().createCDPSession();
  const browserContext = context.id === undefined ? {} : { browserContextId: context.id };
  await connection.send('Target.createTarget', { url: 'about:blank', ...browserContext });
  await connection.detach();
  const target = await context.waitForTarget((each) => each.type() === TargetType.PAGE);
  const session = await target.createCDPSession();
  await session.send('Page.enable');
  await runFirst(session, storeItems, storage?.origins ?? []);
  return session;
}

/** Runs in the page. Stores the items of its origin. */
export function storeItems(origins: Storage['origins']): void {
  const items = origins.find(({ origin }) => origin === location.origin)?.localStorage ?? [];
  for (const { name, value } of items) localStorage.setItem(name, value);
}

/** Runs a function before the scripts of each document that is opened from now on. */
export async function runFirst<A>(session: CDPSession, run: (argument: A) => void, argument: A): Promise<void> {
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(run, argument) });
}

/** Opens an address. Returns when its document has replaced the previous one. */
export async function open(session: CDPSession, address: string): Promise<void> {
  const replaced = new Promise((resolve) => session.once('Page.frameNavigated', resolve));
  const { errorText } = await session.send('Page.navigate', { url: address });
  if (errorText) throw new Error(`${address} could not be opened: ${errorText}`);
  await replaced;
}

/** Returns what a function returns or resolves with in the page. */
export async function evaluate<A, R>(session: CDPSession, run: (argument: A) => R, argument: A): Promise<Awaited<R>> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: callOf(run, argument),
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Awaited<R>;
}

/** Moves the mouse over an element. */
export async function hover(session: CDPSession, selector: string): Promise<void> {
  const center = await evaluate(session, centerOf, selector);
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...center });
}

/** Runs in the page. */
function centerOf(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is missing`);
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function callOf<A>(run: (argument: A) => unknown, argument: A): string {
  return `(${String(run)})(${JSON.stringify(argument) ?? ''})`;
}
