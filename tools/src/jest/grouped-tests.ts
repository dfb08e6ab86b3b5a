import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Calls that mock or reload modules; they would affect every file of a group. */
const MOCKS_MODULES = /\bjest\.(?:mock|doMock|resetModules|isolateModules)/;

export interface Grouping {
  /** Maximum number of files per group. */
  size: number;
  /** Code at the start of each group file, outside the blocks of its test files. */
  preamble?: string;
  /** Code at the start of the block of each test file. */
  beforeFile?: string;
}

/**
 * Writes group files to `folder` that each run several test files. Returns the patterns that Jest must match instead.
 * Jest loads every module again for each file it runs, which took a quarter of the time of the server's tests.
 */
export function groupedTests(files: readonly string[], folder: string, grouping: Grouping): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ungrouped = files.filter((file) => MOCKS_MODULES.test(readFileSync(file, 'utf8')));
  writeGroups(
    files.filter((file) => !ungrouped.includes(file)),
    join(folder, 'group'),
    grouping,
  );
  return [join(folder, '*.test.js'), ...ungrouped];
}

function writeGroups(files: readonly string[], path: string, { size, preamble = '', beforeFile = '' }: Grouping): void {
  const groups = Math.ceil(files.length / size);
  for (let group = 0; group < groups; group += 1) {
    const target = `${path}-${group + 1}.test.js`;
    // Adjacent files take about equally long, so they are distributed round-robin over the groups.
    const own = files.filter((_, index) => index % groups === group);
    writeFileSync(target, [preamble, ...own.map((file) => block(target, file, beforeFile))].join('\n'));
  }
}

function block(group: string, file: string, beforeFile: string): string {
  const path = relative(join(group, '..'), file).split(sep).join('/');
  return `describe('${path.replace(/^(?:\.\.\/)+/, '')}', () => {\n  ${beforeFile}\n  require('${path}');\n});\n`;
}
