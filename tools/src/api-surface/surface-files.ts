import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { root } from '../units.ts';

const pages = path.join(root, 'shared-contracts/surface');

/** The API surface as it stands. */
export const currentPage = path.join(pages, 'surface.md');

/** The API surface of a minor version that is closed: its remotes are out, so it is what the next one is measured by. */
export function closedPage(minor: string): string {
  return path.join(pages, `${minor}.md`);
}

/** Builds of a closed minor version, which journeys run beside the current ones. */
export function keptBuilds(minor: string): string {
  return path.join(root, 'e2e/kept-builds', minor);
}

/** `1.2.0` → `1.2`. */
export function minorOf(version: string): string {
  return `${semver.major(version)}.${semver.minor(version)}`;
}

/** The newest first. */
export function closedMinors(): string[] {
  const names = readdirSync(pages).flatMap((name) => /^(\d+\.\d+)\.md$/.exec(name)?.[1] ?? []);
  return names.toSorted((left, right) => semver.rcompare(`${left}.0`, `${right}.0`));
}

export function readPage(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
