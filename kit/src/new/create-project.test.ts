import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyTemplate, requireUnused, writePipeline, writeRepositoryFiles } from './create-project.ts';
import { nameRemote } from './name-remote.ts';
import { platformOf } from './platform.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'vitrin-new-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const names = {
  name: 'remote-kampanya',
  title: 'Kampanyalar',
  address: '/kampanya',
  site: 'https://www.ornek.com.tr',
};
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('a new project has README, lint, format and a browser test of its own page', () => {
  copyTemplate(folder, nameRemote('kampanya', 'Kampanyalar'), { section: false });
  writeRepositoryFiles(folder, { name: names.name }, names);
  expect(read('README.md')).toContain('# Kampanyalar');
  expect(read('README.md')).toContain('https://www.ornek.com.tr/kampanya');
  expect(read('browser/first-page.spec.ts')).toContain("page.goto('/kampanya')");
  expect(read('playwright.config.ts')).not.toContain('{{');
  for (const file of ['.oxlintrc.json', '.oxfmtrc.json', '.gitignore', 'tsconfig.json', 'package.json'])
    expect(existsSync(path.join(folder, file))).toBe(true);
  expect(read('src/shared/paths.ts')).toContain("const namedSegment = 'kampanya';");
});

test('a new project has a section with its test only if it is asked for', () => {
  const remote = nameRemote('kampanya', 'Kampanyalar');
  const [without, withSection] = ['without', 'with'].map((name) => path.join(folder, name));
  copyTemplate(without ?? '', remote, { section: false });
  copyTemplate(withSection ?? '', remote, { section: true });
  const has = (name: string) => existsSync(path.join(folder, name));
  expect(['without/src/app/index.tsx', 'without/src/sections'].map(has)).toEqual([true, false]);
  expect(['declarations.ts', 'index.ts', 'sections.test.tsx'].every((name) => has(`with/src/sections/${name}`))).toBe(
    true,
  );
});

test('files that exist stay as they are when a workspace is adopted, and stop a new project', () => {
  writeFileSync(path.join(folder, 'README.md'), 'own');
  writeRepositoryFiles(folder, {}, names);
  expect(read('README.md')).toBe('own');
  expect(() => requireUnused(folder)).toThrow('zaten var');
});

test.each([
  ['github', '.github/workflows/release.yml'],
  ['gitlab', '.gitlab-ci.yml'],
])('the pipeline of %s is written on request, never over another one', (platform, file) => {
  const chosen = platformOf(platform);
  if (chosen === null) throw new Error('no platform');
  expect(writePipeline(folder, chosen)).toBe(file);
  expect(read(file)).toContain('npm run release');
  expect(() => writePipeline(folder, chosen)).toThrow('üzerine yazılmaz');
});

test('other platforms are named as unknown, and no option writes no pipeline', () => {
  expect(() => platformOf('jenkins')).toThrow('--ci yalnızca şunlar olabilir: github, gitlab.');
  expect(platformOf(undefined)).toBeNull();
});
