import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const SOURCES = ['*.ts', '*.tsx', '*.md'];

/** Spellings that Turkish texts of the product do not use, with the one that they use. */
const replaced: readonly [rejected: RegExp, used: string][] = [[/yayıml/i, 'yayınla-']];

const files = execFileSync('git', ['ls-files', '--', ...SOURCES], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== 'tools/src/turkish-spelling.test.ts');

test.each(replaced)('no text is spelled %s instead of %s', (rejected) => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => rejected.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
