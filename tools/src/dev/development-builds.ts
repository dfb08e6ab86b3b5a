import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseId, type ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { requirementsOf } from '../../../kit/src/build/describe-release.ts';
import { integrityBelow } from '../../../kit/src/build/file-integrity.ts';
import { folderOf } from '../../../kit/src/project.ts';
import { root } from '../units.ts';
import type { WatchedUnit } from '../../../kit/src/dev/compile/watched-unit.ts';

/** Builds of `npm run dev` for the server of this checkout, apart from the production builds in `dist`. */
export const developmentBuilds = path.join(root, 'node_modules/.cache/vitrin-development/builds');

/** Stands for a file that the proxy serves: the server needs only its name. */
const SERVED_BY_PROXY = '/* npm run dev */';
const NOT_IN_RELEASE = /(?:\.map|\.hot-update\.\w+)$/;

export function serverOutput(folder: string): string {
  return path.join(developmentBuilds, folder, 'dist/ssr');
}

/**
 * Writes a release that the server can register: the server bundle and the style files, which it puts into documents.
 * All other files are only named, because browsers get them from the proxy.
 */
export function writeBuild({ project, unit, hot, bundles, release }: WatchedUnit): void {
  const local = release();
  if (!local) return;
  const dist = path.join(developmentBuilds, folderOf(unit), 'dist');
  const browser = path.join(dist, 'browser');
  rmSync(browser, { recursive: true, force: true });
  mkdirSync(browser, { recursive: true });
  const names = new Set(bundles.flatMap((bundle) => bundle.files()).filter((name) => !NOT_IN_RELEASE.test(name)));
  for (const name of names)
    writeFileSync(path.join(browser, name), (name.endsWith('.css') && hot.read(name)) || SERVED_BY_PROXY);
  const files = integrityBelow(browser);
  const server = existsSync(path.join(dist, 'ssr')) ? integrityBelow(path.join(dist, 'ssr')) : {};
  const descriptor: ReleaseDescriptor = {
    ...requirementsOf(project),
    unit,
    id: releaseId((text) => createHash('sha256').update(text).digest('hex'), { files, server }),
    commit: null,
    built_at: new Date().toISOString(),
    entry: local.entry,
    ...(unit === 'shell' ? {} : { integrity_in_entry: true as const, styles_by_address: true as const }),
    preload: [],
    styles: [...local.styles],
    files,
    server,
  };
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(descriptor));
}
