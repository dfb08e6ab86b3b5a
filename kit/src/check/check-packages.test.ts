import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KitIndex } from '@vitrin/shared-contracts/kit';
import { packageFindings } from './check-packages.ts';

const site = 'https://www.ornek.com.tr';
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrin-check-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (name: string, version: string) => ({
  path: `/kit/${version}/${name}.tgz`,
  integrity: `sha512-${name}-${version}`,
  size: 1,
});

function siteOf(version: string): KitIndex {
  const packages = { 'remote-kit': file('remote-kit', version), 'shared-contracts': file('shared-contracts', version) };
  return { version, surface: '1.1.0', packages };
}

function lock(packages: Record<string, object>): void {
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
}

const project = () => ({ unit: 'remote_kampanya' as const, directory: root, root });

it('finds nothing to change while the lock file names the packages of the site', () => {
  const { packages } = siteOf('1.1.0');
  lock({
    'node_modules/@vitrin/remote-kit': packages['remote-kit'],
    'node_modules/@vitrin/shared-contracts': packages['shared-contracts'],
  });
  expect(packageFindings(project(), site, siteOf('1.1.0'))).toEqual([
    { state: 'ok', text: 'paketler 1.1.0 sürümünde', fix: null },
  ]);
});

it('gives the command after an upgrade of the site; the locked packages may stay', () => {
  const { packages } = siteOf('1.0.0');
  lock({
    'node_modules/@vitrin/remote-kit': packages['remote-kit'],
    'node_modules/@vitrin/shared-contracts': packages['shared-contracts'],
  });
  const [finding] = packageFindings(project(), site, siteOf('1.1.0'));
  expect(finding).toMatchObject({
    state: 'advice',
    fix: `npm install --save-dev @vitrin/remote-kit@${site}/kit/1.1.0/remote-kit.tgz @vitrin/shared-contracts@${site}/kit/1.1.0/shared-contracts.tgz`,
  });
});

it('says that a project was never installed', () => {
  expect(packageFindings(project(), site, siteOf('1.1.0'))).toMatchObject([{ state: 'failed', fix: 'npm install' }]);
});

it('has nothing to say about the linked packages of a workspace', () => {
  lock({
    'node_modules/@vitrin/remote-kit': { resolved: 'kit', link: true },
    'node_modules/@vitrin/shared-contracts': { resolved: 'shared-contracts', link: true },
  });
  expect(packageFindings(project(), site, siteOf('1.1.0'))).toMatchObject([{ state: 'ok' }]);
});
