import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackage, mayInstall } from '../../tools/src/debian.ts';
import type { Browser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const X_SERVER = '/usr/bin/Xvfb';
/** Display number that is unlikely to be in use. */
const DISPLAY = ':97';

/**
 * Returns launchers of both browsers from Debian packages; installs missing packages. Throws with instructions when it
 * may not install.
 */
export function installed(): (() => Promise<Browser>)[] {
  for (const [program, name] of [
    [FIREFOX, 'firefox-esr'],
    [WEBKIT_DRIVER, 'webkit2gtk-driver'],
    [X_SERVER, 'xvfb'],
  ] as const)
    ensure(program, name);
  return [() => openFirefox(FIREFOX), () => onScreen((display) => openWebKit({ driver: WEBKIT_DRIVER, display }))];
}

function ensure(program: string, name: string): void {
  if (!existsSync(program) && mayInstall()) {
    console.log(`${name} bulunamadı; Debian paketlerinden kuruluyor …`);
    installPackage(name);
  }
  if (!existsSync(program)) throw new Error(`${program} bulunamadı. Debian: apt-get install ${name}`);
}

async function onScreen(open: (display: string) => Promise<Browser>): Promise<Browser> {
  const screen = spawn(X_SERVER, [DISPLAY, '-screen', '0', '1360x900x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  await new Promise((resolve) => screen.once('spawn', resolve));
  const browser = await open(DISPLAY);
  return {
    ...browser,
    async close() {
      await browser.close();
      screen.kill();
    },
  };
}
