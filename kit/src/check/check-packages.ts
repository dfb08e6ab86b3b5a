import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kitPackages, type KitIndex } from '@vitrin/shared-contracts/kit';
import type { Project } from '../project.ts';
import type { Finding } from './finding.ts';

interface LockFile {
  packages?: Record<string, { resolved?: string; integrity?: string; link?: boolean } | undefined>;
}

/** Compares the packages of the site that the lock file names with those that the site serves now. */
export function packageFindings({ root }: Project, site: string, index: KitIndex): Finding[] {
  const file = path.join(root, 'package-lock.json');
  if (!existsSync(file)) return [{ state: 'failed', text: 'package-lock.json yok.', fix: 'npm install' }];
  const { packages = {} } = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const outdated = kitPackages.filter((name) => {
    const locked = packages[`node_modules/@vitrin/${name}`];
    return locked?.link !== true && locked?.integrity !== index.packages[name].integrity;
  });
  if (outdated.length === 0) return [{ state: 'ok', text: `paketler ${index.version} sürümünde`, fix: null }];
  const addresses = outdated.map((name) => `@vitrin/${name}@${new URL(index.packages[name].path, site).href}`);
  return [
    {
      state: 'advice',
      text: `${outdated.join(' ve ')} sitenin sürümünde (${index.version}) değil; kilitli sürüm de yayınlanabilir.`,
      fix: `npm install --save-dev ${addresses.join(' ')}`,
    },
  ];
}
