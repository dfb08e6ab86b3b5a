import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FormatConfig } from 'oxfmt';
import semver from 'semver';
import { apiSurfaceVersion, bootDataVersion } from '@vitrin/shared-contracts/releases';
import { root } from '../units.ts';
import { differences, type Difference } from './compare.ts';
import { bootPage, closedBootPage, closedMinors, closedPage, currentPage, readPage } from './surface-files.ts';
import { emitDeclarations } from './emit.ts';
import { checkVersionStep } from './judge.ts';
import { apiTitle, bootTitle, formatPage, type PageTitle } from './page.ts';
import { apiExtent, bootExtent, type Extent } from './public-parts.ts';
import { readSurface, surfaceOf, versionOf } from './surface.ts';

const { printWidth, singleQuote } = readJson(path.join(root, '.oxfmtrc.json')) as Required<
  Pick<FormatConfig, 'printWidth' | 'singleQuote'>
>;

/** A page that lists what separately built units exchange, and the version that its changes raise. */
interface VersionedPage {
  title: PageTitle;
  extent: Extent;
  version: string;
  /** Name of the constant in the sources. */
  constant: string;
  file: string;
  /** Page of the version with which the changes are compared; null if there is none. */
  closed: string | null;
}

function versionedPages(): VersionedPage[] {
  const [minor] = closedMinors();
  return [
    {
      title: apiTitle,
      extent: apiExtent,
      version: apiSurfaceVersion,
      constant: 'apiSurfaceVersion',
      file: currentPage,
      closed: minor === undefined ? null : closedPage(minor),
    },
    {
      title: bootTitle,
      extent: bootExtent,
      version: bootDataVersion,
      constant: 'bootDataVersion',
      file: bootPage,
      closed: closedBootPage,
    },
  ];
}

/**
 * `npm run api:update`: writes the API surface to shared-contracts/surface/surface.md, and the boot data to boot.md. Fails
 * when a version has not made the step that the changes require. With `--check` (`npm run api:check`) it writes nothing and
 * fails when a page is outdated.
 */
async function update(): Promise<void> {
  const folder = path.join(root, 'shared-contracts');
  const manifest = readJson(path.join(folder, 'package.json')) as { exports: Record<string, string> };
  const parts = Object.values(manifest.exports).flatMap(
    (file) => /^\.\/src\/(?:[a-z]+\/)?([a-z-]+)\.ts$/.exec(file)?.[1] ?? [],
  );
  const emitted = emitDeclarations(folder, path.join(root, 'kit/tsconfig.json'));
  for (const described of versionedPages()) {
    const { title, extent, version, file } = described;
    const page = await formatPage(surfaceOf(emitted, parts, extent), title, version, { printWidth, singleQuote });
    requireVersionStep(page, described);
    if (process.argv.includes('--check')) requireCurrentPage(page, file);
    else writeFileSync(file, page);
  }
}

function requireVersionStep(page: string, { closed: file, version, constant }: VersionedPage): void {
  const closed = file === null ? '' : readPage(file);
  const closedVersion = versionOf(closed);
  if (closedVersion === null) return;
  const verdict = checkVersionStep(
    { version: closedVersion, surface: readSurface(closed) },
    { version, surface: readSurface(page) },
  );
  console.log(`${constant}: ${closedVersion} → ${version}`);
  console.log(listOf(verdict.found));
  if (verdict.isSufficient) return;
  const next = verdict.needed === 'none' ? closedVersion : semver.inc(closedVersion, verdict.needed);
  throw new Error(
    `${constant} ${version} bu değişiklikler için yetersiz: ${next} gerekir (docs/guides/api-surface.md).`,
  );
}

function requireCurrentPage(page: string, file: string): void {
  const kept = readPage(file);
  if (kept === page) return;
  const changes = listOf(differences(readSurface(kept), readSurface(page)));
  throw new Error(`${path.relative(root, file)} eski; "npm run api:update" ile yenileyin.\n${changes}`);
}

function listOf(found: readonly Difference[]): string {
  return found.map(({ what, kind, step }) => `  ${step}  ${kind.padEnd(8)}  ${what}`).join('\n');
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

update().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
