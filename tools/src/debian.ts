import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether the test command may install what it misses: as root on a Debian machine. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/** Installs a package of the distribution; says why when that fails, and leaves it to the caller to look again. */
export function installPackage(name: string): void {
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', name);
}

function aptGet(...args: string[]): void {
  const { status, stderr } = spawnSync('apt-get', ['--quiet', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) console.error(stderr);
}
