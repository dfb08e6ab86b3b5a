import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import semver from 'semver';
import { apiSurfaceVersion, units } from '@vitrin/shared-contracts/releases';
import { closedMinors, storedBuilds, minorOf } from './surface-files.ts';
import { unpackBuild } from './stored-build.ts';
import { folderOf, root, unitFolders } from '../units.ts';

const run = promisify(execFile);

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}

const manifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

test('the stored API surface matches the code, and its version includes the required step', async () => {
  const check = run(process.execPath, ['tools/src/api-surface/update.ts', '--check'], { cwd: root });
  await expect(check).resolves.toMatchObject({ stderr: '' });
}, 120_000);

test('the API surface and its package have the same version', () => {
  expect(manifest('shared-contracts').version).toBe(apiSurfaceVersion);
});

const remotes = Object.values(unitFolders).filter((folder) => folder !== 'shell');

test.each(remotes)('%s declares a range of the API surface that includes the current version', (folder) => {
  const range = manifest(folder).dependencies['@vitrin/shared-contracts'] ?? '';
  expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(semver.satisfies(apiSurfaceVersion, range)).toBe(true);
});

test('the previous minor version is closed, with a page and a build of every unit', () => {
  const [newest = ''] = closedMinors();
  const { major, minor } = semver.parse(apiSurfaceVersion) ?? { major: 0, minor: 0 };
  expect([minorOf(apiSurfaceVersion), `${major}.${minor - 1}`, minor === 0 ? newest : '']).toContain(newest);
  for (const unit of units) {
    const file = join(storedBuilds(newest), `${folderOf(unit)}.zip.br`);
    expect(existsSync(file)).toBe(true);
    const release = JSON.parse(new TextDecoder().decode(unpackBuild(readFileSync(file))['release.json'])) as object;
    expect(release).toMatchObject({ unit });
  }
});
