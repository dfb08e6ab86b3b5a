import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage, mayInstall } from './debian.ts';

/** Chromium without its windows: a page of it opens in a third of the time. */
const HEADLESS = 'chromium-headless-shell';
const names = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const missing =
  'Tarayıcı yolculukları için Chromium bulunamadı. Chromium ya da Google Chrome kurun (Debian: apt-get install chromium-headless-shell) ' +
  'veya programın yolunu CHROMIUM ortam değişkeniyle verin.';

/** The browser of the journeys: what `CHROMIUM` names, else the first known name on the path, else null. */
function findChromium(): string | null {
  const named = process.env.CHROMIUM;
  if (named) return runs(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs) ?? null;
}

/** As `findChromium`, but says in words what to do when there is none. */
function requireChromium(): string {
  const found = findChromium();
  if (!found) throw new Error(missing);
  return found;
}

/** Installs Debian's headless browser where it is missing and the user may; another one does as well. Throws with advice where there is none. */
export function ensureChromium(): string {
  if (!process.env.CHROMIUM && !findChromium()?.endsWith(HEADLESS) && mayInstall()) {
    console.log('Chromium Debian paketlerinden kuruluyor …');
    installPackage(HEADLESS);
  }
  // Processes that this one starts do not look again.
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

/** How journeys and benchmarks start the browser. Its sandbox does not work for root. */
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
