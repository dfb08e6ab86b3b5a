import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from 'prettier';
import semver from 'semver';
import { apiSurfaceVersion } from '@vitrin/shared-contracts/releases';
import { root } from '../units.ts';
import { differences, type Difference } from './compare.ts';
import { closedMinors, closedPage, currentPage, readPage } from './surface-files.ts';
import { emitDeclarations } from './emit.ts';
import { checkVersionStep, type Verdict } from './judge.ts';
import { formatPage } from './page.ts';
import { readSurface, surfaceOf, versionOf } from './surface.ts';

/**
 * `npm run api:update`: writes the API surface to shared-contracts/surface/surface.md. Fails when the version has not
 * made the step that the changes require. With `--check` (`npm run api:check`) it writes nothing and fails when the
 * page is outdated.
 */
async function update(): Promise<void> {
  const folder = path.join(root, 'shared-contracts');
  const manifest = readJson(path.join(folder, 'package.json')) as { exports: Record<string, string> };
  const parts = Object.values(manifest.exports).flatMap(
    (file) => /^\.\/src\/(?:[a-z]+\/)?([a-z-]+)\.ts$/.exec(file)?.[1] ?? [],
  );
  const surface = surfaceOf(emitDeclarations(folder, path.join(root, 'kit/tsconfig.json')), parts);
  const page = await formatPage(surface, apiSurfaceVersion, readJson(path.join(root, '.prettierrc.json')) as Options);
  requireVersionStep(page);
  if (process.argv.includes('--check')) requireCurrentPage(page);
  else writeFileSync(currentPage, page);
}

function requireVersionStep(page: string): void {
  const [minor] = closedMinors();
  if (minor === undefined) return;
  const closed = readPage(closedPage(minor));
  const version = versionOf(closed) ?? `${minor}.0`;
  const verdict = checkVersionStep(
    { version, surface: readSurface(closed) },
    { version: apiSurfaceVersion, surface: readSurface(page) },
  );
  console.log(`${version} → ${apiSurfaceVersion}`);
  console.log(listOf(verdict.found));
  if (!verdict.isSufficient) throw new Error(stepErrorMessage(version, verdict));
}

function stepErrorMessage(version: string, { needed }: Verdict): string {
  const next = needed === 'none' ? version : semver.inc(version, needed);
  return `API sürümü ${apiSurfaceVersion} bu değişiklikler için yetersiz: ${next} gerekir (docs/guides/api-surface.md).`;
}

function requireCurrentPage(page: string): void {
  const kept = readPage(currentPage);
  if (kept === page) return;
  const changes = listOf(differences(readSurface(kept), readSurface(page)));
  throw new Error(`${path.relative(root, currentPage)} eski; "npm run api:update" ile yenileyin.\n${changes}`);
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
