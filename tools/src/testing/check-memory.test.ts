import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCheckMemory } from './check-memory.ts';

const lint = { name: 'Lint', script: 'check:lint', inputs: /\.ts$/ };
const always = { name: 'Build', script: 'build' };
const files = ['tools/src/test.ts', 'README.md'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (given: readonly string[]) => openCheckMemory(join(folder, 'checks.json'), given);

test('a check is remembered while its inputs stay the same', () => {
  expect(open(files).isRemembered(lint)).toBe(false);
  open(files).remember(lint);
  expect(open(files).isRemembered(lint)).toBe(true);
  expect(open([...files, 'docs/architecture.md']).isRemembered(lint)).toBe(true);
  expect(open([...files, 'tools/src/build.ts']).isRemembered(lint)).toBe(false);
});

test('another lock file may bring another tool, so nothing is remembered', () => {
  open(files).remember(lint);
  expect(open([...files, 'package-lock.json']).isRemembered(lint)).toBe(false);
});

test('a step without inputs, or a folder without Git, remembers nothing', () => {
  open(files).remember(always);
  open([]).remember(lint);
  expect(open(files).isRemembered(always)).toBe(false);
  expect(open([]).isRemembered(lint)).toBe(false);
});
