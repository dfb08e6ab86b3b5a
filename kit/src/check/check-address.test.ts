import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Project } from '../project.ts';
import { addressFinding } from './check-address.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'vitrin-check-'));
  mkdirSync(path.join(directory, 'src'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const surfaces = { denemeler: 'remote_deneme', '*': 'remote_public' } as const;
const site = { address: 'https://www.ornek.com.tr', origins: [], surfaces, languages: [] };

function check(source: string, unit: Project['unit'] = 'remote_deneme') {
  writeFileSync(path.join(directory, 'src/paths.ts'), source);
  return addressFinding({ unit, directory, root: directory }, site);
}

test('a remote whose sources have another path than the site is told before it is built', () => {
  expect(check("export const start = '/deneme';")).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('/denemeler altında'),
    fix: expect.stringContaining('context.segment'),
  });
});

test.each([
  ['reads its segment from the context', 'export const pathsOf = ({ segment }) => `/${segment}`;'],
  ['has the path of the site', "export const start = '/denemeler/hakkinda';"],
])('a remote that %s passes', (_what, source) => {
  expect(check(source)).toMatchObject({ state: 'ok', text: 'birimin sitedeki adresi: /denemeler' });
});

test('a remote that the site does not have yet is told how it is added', () => {
  expect(check('', 'remote_yeni')).toMatchObject({
    state: 'advice',
    text: 'remote_yeni bu siteye eklenmemiş; yayınlanamaz.',
  });
});

test('built-in units and a site that does not answer are not checked', () => {
  expect(check('', 'remote_public')).toBeNull();
  expect(addressFinding({ unit: 'remote_deneme', directory, root: directory }, null)).toBeNull();
});
