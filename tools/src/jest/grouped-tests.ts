import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Modules that a test mocks, or loads anew, are mocked for its whole group. */
const MOCKS_MODULES = /\bjest\.(?:mock|doMock|resetModules|isolateModules)/;

export interface Grouping {
  /** Files of one group at most. */
  size: number;
  /** Code at the start of each group, outside the files. */
  preamble?: string;
  /** Code at the start of each file's own block. */
  beforeFile?: string;
  /** A mock that files of one group may share: each of them makes the same one. Has the global flag. */
  sharedMock?: RegExp;
}

/**
 * Writes files to `folder` that each run some of these test files, and returns what jest has to match instead of them. jest
 * loads every module anew for each file it runs; a quarter of the time of the server's tests went there.
 */
export function groupedTests(files: readonly string[], folder: string, grouping: Grouping): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { plain, mocking, alone } = sortByMocks(files, grouping.sharedMock);
  writeGroups(plain, join(folder, 'group'), grouping);
  writeGroups(mocking, join(folder, 'mocking-group'), grouping);
  return [join(folder, '*.test.js'), ...alone];
}

function sortByMocks(files: readonly string[], sharedMock: RegExp = /$^/g) {
  const plain: string[] = [];
  const mocking: string[] = [];
  const alone: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const without = text.replaceAll(sharedMock, '');
    if (MOCKS_MODULES.test(without)) alone.push(file);
    else (without === text ? plain : mocking).push(file);
  }
  return { plain, mocking, alone };
}

function writeGroups(files: readonly string[], path: string, { size, preamble = '', beforeFile = '' }: Grouping): void {
  const groups = Math.ceil(files.length / size);
  for (let group = 0; group < groups; group += 1) {
    const target = `${path}-${group + 1}.test.js`;
    // Neighbours take about as long as each other: they are dealt out like cards.
    const own = files.filter((_, index) => index % groups === group);
    writeFileSync(target, [preamble, ...own.map((file) => block(target, file, beforeFile))].join('\n'));
  }
}

function block(group: string, file: string, beforeFile: string): string {
  const path = relative(join(group, '..'), file).split(sep).join('/');
  return `describe('${path.replace(/^(?:\.\.\/)+/, '')}', () => {\n  ${beforeFile}\n  require('${path}');\n});\n`;
}
