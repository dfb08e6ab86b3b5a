import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { root } from '../units.ts';

const pages = path.join(root, 'shared-contracts/surface');

/** Page of the current API surface. */
export const currentPage = path.join(pages, 'surface.md');

/** Page of the parts of the current API surface that only panel, shell, kit and server use. */
export const panelPage = path.join(pages, 'panel.md');

/** Page of the current boot data. */
export const bootPage = path.join(pages, 'boot.md');

/** Page of the boot data when a minor version of the API surface was closed last: shells built for it are published. */
export const closedBootPage = path.join(pages, 'boot-closed.md');

/**
 * Returns the page of a closed minor version. Remotes built for it are published, so the next version is compared with
 * it.
 */
export function closedPage(minor: string): string {
  return path.join(pages, `${minor}.md`);
}

/** Returns the page of the parts of a closed minor version that only panel, shell, kit and server use; 1.0 has none. */
export function closedPanelPage(minor: string): string {
  return path.join(pages, `${minor}-panel.md`);
}

/** Returns the folder with the builds of a closed minor version, which e2e tests run beside the current ones. */
export function storedBuilds(minor: string): string {
  return path.join(root, 'e2e/kept-builds', minor);
}

/** Returns the minor version: `1.2.0` becomes `1.2`. */
export function minorOf(version: string): string {
  return `${semver.major(version)}.${semver.minor(version)}`;
}

/** Returns the closed minor versions, newest first. */
export function closedMinors(): string[] {
  const names = readdirSync(pages).flatMap((name) => /^(\d+\.\d+)\.md$/.exec(name)?.[1] ?? []);
  return names.toSorted((left, right) => semver.rcompare(`${left}.0`, `${right}.0`));
}

/** Returns the text of a page; empty if there is none. */
export function readPage(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
