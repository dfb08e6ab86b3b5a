import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedFrom } from './installed-from.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrin-installed-'));
  mkdirSync(path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

const installed = () => path.join(root, 'node_modules/@vitrin/remote-kit/dist/new');

function record(resolved: string): void {
  const packages = { 'node_modules/@vitrin/remote-kit': { resolved } };
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

it('reads the address from the record of npm', () => {
  record('https://www.ornek.com.tr/kit/1.1.0/remote-kit.tgz');
  expect(installedFrom(installed())?.origin).toBe('https://www.ornek.com.tr');
});

it.each(['kit', 'file:../kit'])('is unknown for a package that was installed from %s', (resolved) => {
  record(resolved);
  expect(installedFrom(installed())).toBeNull();
});

it('is unknown outside node_modules and without a record', () => {
  expect(installedFrom(path.join(root, 'kit/src/new'))).toBeNull();
  expect(installedFrom(installed())).toBeNull();
});
