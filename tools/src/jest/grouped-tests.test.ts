import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupedTests } from './grouped-tests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-groups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('every file is in one group, except that a file which mocks modules runs alone', () => {
  const plain = Array.from({ length: 30 }, (_, index) => write(`plain-${index}.test.ts`, 'test.todo("x");'));
  const mocking = write('mocking.test.ts', "jest.mock('./module.ts');");
  const groups = join(folder, 'groups');
  expect(groupedTests([...plain, mocking], groups, { size: 12 })).toEqual([join(groups, '*.test.js'), mocking]);
  const written = readdirSync(groups).map((name) => readFileSync(join(groups, name), 'utf8'));
  const required = written.flatMap((text) =>
    [...text.matchAll(/require\('\.\.\/([^']+)'\)/g)].map(([, name = '']) => name),
  );
  expect(required.toSorted()).toEqual(plain.map((file) => file.slice(folder.length + 1)).toSorted());
  expect(written).toHaveLength(3);
});

test('groups of an earlier run are removed', () => {
  const groups = join(folder, 'groups');
  groupedTests([write('old.test.ts', '')], groups, { size: 12 });
  groupedTests([], groups, { size: 12 });
  expect(readdirSync(groups)).toEqual([]);
});

test('a group begins with the preamble', () => {
  const groups = join(folder, 'groups');
  groupedTests([write('plain.test.ts', '')], groups, { size: 12, preamble: '// first' });
  expect(readFileSync(join(groups, 'group-1.test.js'), 'utf8')).toMatch(/^\/\/ first\n.*plain/s);
});
