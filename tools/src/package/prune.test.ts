import { isNeeded } from './prune.ts';

test.each([
  ['index.js', true],
  ['LICENSE.md', true],
  ['lib/doc/print.js', true],
  ['docs/guide.js', false],
  ['test/all.js', false],
  ['README.md', false],
  ['lib/index.js.map', false],
  ['lib/index.d.cts', false],
  ['src/better_sqlite3.cpp', false],
  ['.eslintrc', false],
  ['prebuilds/linux-x64.node', true],
  ['prebuilds/linuxmusl-x64.node', false],
  ['build/Release/other.node', true],
])('%s is needed: %s', (file, needed) => {
  expect(isNeeded(file, 'linux-x64')).toBe(needed);
});
