import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FormatConfig } from 'oxfmt';
import semver from 'semver';
import { apiSurfaceVersion, bootDataVersion } from '@vitrin/shared-contracts/releases';
import { root } from '../units.ts';
import { differences, type Difference } from './compare.ts';
import {
  bootPage,
  closedBootPage,
  closedMinors,
  closedPage,
  closedPanelPage,
  currentPage,
  panelPage,
  readPage,
} from './surface-files.ts';
import { emitDeclarations, type Emitted } from './emit.ts';
import { checkVersionStep } from './judge.ts';
import { apiTitle, bootTitle, formatPage, panelTitle, type PageTitle } from './page.ts';
import { bootExtent, isPanelPart } from './public-parts.ts';
import { divideSurface, readSurface, surfaceOf, versionOf, type Surface } from './surface.ts';

const { printWidth, singleQuote } = readJson(path.join(root, '.oxfmtrc.json')) as Required<
  Pick<FormatConfig, 'printWidth' | 'singleQuote'>
>;

/** A page and what it lists. */
interface ListedPage {
  title: PageTitle;
  surface: Surface;
  file: string;
}

/** What separately built units exchange, and the version that its changes raise. */
interface VersionedSurface {
  version: string;
  /** Name of the constant in the sources. */
  constant: string;
  pages: readonly ListedPage[];
  /** Pages of the version with which the changes are compared. */
  closed: readonly string[];
}

function versionedSurfaces(emitted: Emitted, parts: readonly string[]): VersionedSurface[] {
  const [minor] = closedMinors();
  const { remotes, panel } = divideSurface(emitted, parts, isPanelPart);
  return [
    {
      version: apiSurfaceVersion,
      constant: 'apiSurfaceVersion',
      pages: [
        { title: apiTitle, surface: remotes, file: currentPage },
        { title: panelTitle, surface: panel, file: panelPage },
      ],
      closed: minor === undefined ? [] : [closedPage(minor), closedPanelPage(minor)],
    },
    {
      version: bootDataVersion,
      constant: 'bootDataVersion',
      pages: [{ title: bootTitle, surface: surfaceOf(emitted, parts, bootExtent), file: bootPage }],
      closed: [closedBootPage],
    },
  ];
}

/**
 * `npm run api:update`: writes the API surface to shared-contracts/surface/surface.md and panel.md, and the boot data to
 * boot.md. Fails when a version has not made the step that the changes require. With `--check` (`npm run api:check`) it writes
 * nothing and fails when a page is outdated.
 */
async function update(): Promise<void> {
  const folder = path.join(root, 'shared-contracts');
  const manifest = readJson(path.join(folder, 'package.json')) as { exports: Record<string, string> };
  const parts = Object.values(manifest.exports).flatMap(
    (file) => /^\.\/src\/(?:[a-z]+\/)?([a-z-]+)\.ts$/.exec(file)?.[1] ?? [],
  );
  const emitted = emitDeclarations(folder, path.join(root, 'kit/tsconfig.json'));
  for (const described of versionedSurfaces(emitted, parts)) {
    const { pages, version } = described;
    const written = await Promise.all(
      pages.map(async ({ title, surface, file }) => ({
        file,
        page: await formatPage(surface, title, version, { printWidth, singleQuote }),
      })),
    );
    requireVersionStep(written.map(({ page }) => page).join('\n'), described);
    for (const { file, page } of written)
      if (process.argv.includes('--check')) requireCurrentPage(page, file);
      else writeFileSync(file, page);
  }
}

function requireVersionStep(page: string, { closed: files, version, constant }: VersionedSurface): void {
  const closed = files.map(readPage).join('\n');
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
