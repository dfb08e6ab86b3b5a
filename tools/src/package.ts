import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildUnits } from './build-units.ts';
import { buildKit } from './kit-packages/build-kit.ts';
import { kitFolder } from './kit-packages/kit-folder.ts';
import { sha256, writeArchive } from './package/archive.ts';
import { billOfMaterials } from './package/bill-of-materials.ts';
import { shippedUnits, writeBuilds } from './package/builds.ts';
import { readVersion, writePackages } from './package/packages.ts';
import { writePrograms } from './package/programs.ts';
import { root } from './units.ts';

/**
 * `npm run package`: writes the release archive of this platform to `dist`, with its SHA-256 and its software bill of
 * materials. It needs no network.
 */
const name = `vitrin-${readVersion()}-${process.platform}-${process.arch}`;
const dist = path.join(root, 'dist');
const time = sourceDate();

await buildUnits(shippedUnits, { stale: true });
await buildKit({ stale: true, version: readVersion() });
const temporary = mkdtempSync(path.join(tmpdir(), 'vitrin-package-'));
try {
  await writeFiles(path.join(temporary, name));
} finally {
  rmSync(temporary, { recursive: true });
}

async function writeFiles(folder: string): Promise<void> {
  cpSync(path.join(import.meta.dirname, '../package-files'), folder, { recursive: true });
  cpSync(path.join(root, 'docs/operations'), path.join(folder, 'operations'), { recursive: true });
  writePackages(folder, writePrograms(folder));
  writeBuilds(folder, time);
  cpSync(kitFolder, path.join(folder, 'kit/dist'), { recursive: true, filter: (file) => !file.endsWith('.sources') });
  mkdirSync(dist, { recursive: true });
  const archive = path.join(dist, `${name}.tar.gz`);
  writeFileSync(path.join(dist, `${name}.cdx.json`), billOfMaterials(folder, time));
  await writeArchive(folder, archive, time);
  writeFileSync(`${archive}.sha256`, `${await sha256(archive)}  ${path.basename(archive)}\n`);
  console.log(path.relative(process.cwd(), archive));
}

/** Returns `SOURCE_DATE_EPOCH`, else the time of the last commit: archives of the same sources are the same. */
function sourceDate(): Date {
  const given = process.env.SOURCE_DATE_EPOCH;
  const seconds = given ?? execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  return new Date(Number(seconds) * 1000);
}
