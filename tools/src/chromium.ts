import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage, mayInstall } from './debian.ts';

/** Chromium without a user interface, which opens a page in a third of the time. */
const HEADLESS = 'chromium-headless-shell';
const names = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const missing =
  'Tarayıcı yolculukları için Chromium bulunamadı. Chromium ya da Google Chrome kurun (Debian: apt-get install chromium-headless-shell) ' +
  'veya programın yolunu CHROMIUM ortam değişkeniyle verin.';

/**
 * Returns the browser for e2e tests: the path in `CHROMIUM`, or the first known program on the PATH; null when there is
 * none.
 */
function findChromium(): string | null {
  const named = process.env.CHROMIUM;
  if (named) return runs(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs) ?? null;
}

/** Returns the result of `findChromium`. Throws with instructions when there is none. */
function requireChromium(): string {
  const found = findChromium();
  if (!found) throw new Error(missing);
  return found;
}

/**
 * Installs Debian's headless browser when it is missing and the user may install packages; any other known browser is
 * accepted. Throws with instructions when there is none.
 */
export function ensureChromium(): string {
  if (!process.env.CHROMIUM && !findChromium()?.endsWith(HEADLESS) && mayInstall()) {
    console.log('Chromium Debian paketlerinden kuruluyor …');
    installPackage(HEADLESS);
  }
  // Stored in the environment, so that child processes skip the search.
  return (process.env.CHROMIUM = requireChromium());
}

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Returns the launch options for e2e tests and benchmarks. Disables the sandbox for root, because it does not work
 * there.
 */
export function launchOptions(): { executablePath: string; args: string[] } {
  return { executablePath: ensureChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet };
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
