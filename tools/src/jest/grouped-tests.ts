import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const PER_GROUP = 12;
/** Modules that a test exchanges, or loads anew, are exchanged for its whole group. */
const EXCHANGES_MODULES = /\bjest\.(?:mock|doMock|resetModules|isolateModules)/;

/**
 * Writes files to `folder` that each run some of these test files, and returns what jest has to match instead of them. jest
 * loads every module anew for each file it runs; a quarter of the time of the server's tests went there.
 */
export function groupedTests(files: readonly string[], folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  const alone = files.filter((file) => EXCHANGES_MODULES.test(readFileSync(file, 'utf8')));
  const together = files.filter((file) => !alone.includes(file));
  const groups = Math.ceil(together.length / PER_GROUP);
  mkdirSync(folder, { recursive: true });
  for (let group = 0; group < groups; group += 1) {
    // Neighbours take about as long as each other: they are dealt out like cards.
    const own = together.filter((_, index) => index % groups === group);
    writeFileSync(join(folder, `group-${group + 1}.test.js`), own.map((file) => block(folder, file)).join('\n'));
  }
  return [join(folder, '*.test.js'), ...alone];
}

function block(folder: string, file: string): string {
  const path = relative(folder, file).split(sep).join('/');
  return `describe('${path.replace(/^(?:\.\.\/)+/, '')}', () => {\n  require('${path}');\n});\n`;
}
