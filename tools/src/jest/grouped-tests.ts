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
}

/**
 * Writes files to `folder` that each run some of these test files, and returns what jest has to match instead of them. jest
 * loads every module anew for each file it runs; a quarter of the time of the server's tests went there.
 */
export function groupedTests(files: readonly string[], folder: string, grouping: Grouping): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const alone = files.filter((file) => MOCKS_MODULES.test(readFileSync(file, 'utf8')));
  writeGroups(
    files.filter((file) => !alone.includes(file)),
    join(folder, 'group'),
    grouping,
  );
  return [join(folder, '*.test.js'), ...alone];
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
