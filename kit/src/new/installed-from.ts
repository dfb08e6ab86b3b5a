import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KIT } from './manifest.ts';

interface InstalledPackages {
  packages?: Record<string, { resolved?: string; integrity?: string } | undefined>;
}

/**
 * Returns the address that npm installed this package from, `https://…/kit/1.0.0/remote-kit.tgz`; null in the site's own
 * repository. npm records it beside the installed packages.
 */
export function installedFrom(folder = import.meta.dirname): URL | null {
  const marker = `${path.sep}node_modules${path.sep}`;
  const end = folder.lastIndexOf(marker + KIT.replace('/', path.sep));
  const record = path.join(folder.slice(0, end), 'node_modules/.package-lock.json');
  if (end < 0 || !existsSync(record)) return null;
  const { packages = {} } = JSON.parse(readFileSync(record, 'utf8')) as InstalledPackages;
  const address = packages[`node_modules/${KIT}`]?.resolved ?? '';
  return /^https?:/.test(address) ? new URL(address) : null;
}
