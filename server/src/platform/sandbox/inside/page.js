import { JSDOM, VirtualConsole } from 'jsdom';
import process from 'node:process';
import { openChannel } from './channel.js';
import { confine } from './confine.js';
import { provideFiles } from './provided-files.js';
import { addBrowserApis } from './page-stubs.js';

/**
 * @import { PageMessage, PageToStart } from '../../../modules/releases/smoke-test/protocol.ts'
 */

const channel = openChannel((page) => void start(page));
/** @param {PageMessage} message */
const send = (message) => channel.send(message);

process.on('uncaughtException', () => channel.exit());
// Opens a page once so that jsdom loads its lazy modules while files are still readable.
const first = openPage(
  { html: '<p></p>', address: 'https://page.invalid/', files: { '/first.js': '' } },
  () => undefined,
);
await run(first, '/first.js');
first.close();
confine();
send({ kind: 'ready' });

/** @param {PageToStart} page */
async function start(page) {
  /** @type {unknown[]} */
  const uncaught = [];
  let onUncaught = () => {};
  const window = openPage(page, (error) => {
    uncaught.push(error);
    onUncaught();
  });
  const failed = new Promise((_resolve, reject) => (onUncaught = () => reject(new Error('Sayfa başlamadı.'))));
  failed.catch(() => undefined);
  try {
    const paths = 'script' in page.start ? await tested(window, page.start) : [];
    if ('readyEvent' in page.start) await Promise.race([failed, becomesReady(window, page.start.readyEvent)]);
    send({ kind: 'routes', paths });
  } catch (error) {
    // An exception from the script is more useful than the fact that it did not start.
    send({ kind: 'failed', failure: failureOf(uncaught[0] ?? error) });
  }
}

/**
 * Returns the routes of the release; none when its sections are tested.
 * @param {ReturnType<typeof openPage>} window
 * @param {Extract<PageToStart['start'], { script: string }>} start
 */
async function tested(window, { script, sections }) {
  await run(window, script);
  if (!sections) return routesOf(window, script);
  if (!window.vitrinTestSections) throw new Error(`${script} bölümleri denemiyor.`);
  await window.vitrinTestSections(sections);
  return [];
}

/**
 * @param {ReturnType<typeof openPage>} window
 * @param {string} script
 */
async function routesOf(window, script) {
  if (!window.vitrinRehearsal) throw new Error(`${script} başlamadı.`);
  // The release may be malicious, so its result is not guaranteed to match this type.
  const routes = /** @type {{ path: unknown }[]} */ (await window.vitrinRehearsal());
  return [...routes].map(({ path }) => String(path));
}

/**
 * @param {ReturnType<typeof openPage>} window
 * @param {string} event
 */
function becomesReady({ document }, event) {
  return new Promise((resolve) => document.addEventListener(event, resolve));
}

/**
 * @param {Omit<PageToStart, 'start'>} page
 * @param {(error: unknown) => void} onUncaught
 */
function openPage({ html, address, files }, onUncaught) {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => {
    const { type, cause } = /** @type {{ type?: string; cause?: unknown }} */ (error);
    if (type === 'unhandled-exception') onUncaught(cause);
  });
  const { window } = new JSDOM(html, {
    url: address,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources: { interceptors: [provideFiles(new URL(address).origin, files)] },
    virtualConsole,
    beforeParse: addBrowserApis,
  });
  return /** @type {typeof window & Pick<typeof globalThis, 'vitrinRehearsal' | 'vitrinTestSections'>} */ (window);
}

/**
 * @param {ReturnType<typeof openPage>} window
 * @param {string} address
 * @returns {Promise<void>}
 */
function run({ document }, address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} yüklenemedi.`)));
    script.src = address;
    document.head.append(script);
  });
}

/**
 * The error comes from another realm, so `instanceof` does not work.
 * @param {unknown} error
 */
function failureOf(error) {
  const { name = 'Error', message = String(error), stack = '' } = /** @type {Record<string, unknown>} */ (error ?? {});
  return { name: String(name), message: String(message), stack: String(stack) };
}
