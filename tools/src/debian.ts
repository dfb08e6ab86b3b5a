import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Checks whether the test command may install missing packages: only as root on a Debian machine. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/**
 * Installs a Debian package. Prints the error when that fails; the caller must check whether the package is installed.
 */
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
