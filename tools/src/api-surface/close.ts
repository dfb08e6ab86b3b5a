import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiSurfaceVersion, units } from '@vitrin/shared-contracts/releases';
import { buildUnits } from '../build-units.ts';
import { folderOf, root } from '../units.ts';
import {
  bootPage,
  closedBootPage,
  closedMinors,
  closedPage,
  closedPanelPage,
  currentPage,
  storedBuilds,
  minorOf,
  panelPage,
  readPage,
} from './surface-files.ts';
import { packBuild } from './stored-build.ts';
import { versionOf } from './surface.ts';

/**
 * `npm run api:close`: closes the current minor version. Stores its page and a build of every unit, which e2e tests run
 * beside later ones, and deletes those of the previous version.
 */
async function closeMinor(): Promise<void> {
  const minor = minorOf(apiSurfaceVersion);
  if (existsSync(closedPage(minor))) throw new Error(`API ${minor} zaten kapalı.`);
  if (versionOf(readPage(currentPage)) !== apiSurfaceVersion) throw new Error('Önce "npm run api:update".');
  const folders = units.map(folderOf);
  await buildUnits(folders, { stale: true });
  for (const older of closedMinors()) {
    rmSync(closedPage(older));
    rmSync(closedPanelPage(older), { force: true });
    rmSync(storedBuilds(older), { recursive: true, force: true });
  }
  mkdirSync(storedBuilds(minor), { recursive: true });
  for (const folder of folders)
    writeFileSync(path.join(storedBuilds(minor), `${folder}.zip.br`), packBuild(path.join(root, folder, 'dist')));
  copyFileSync(currentPage, closedPage(minor));
  copyFileSync(panelPage, closedPanelPage(minor));
  copyFileSync(bootPage, closedBootPage);
  console.log(`API ${minor} kapandı; şimdi apiSurfaceVersion ve shared-contracts/package.json yükseltilebilir.`);
}

closeMinor().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
