import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { classPrefix } from '@vitrin/shared-contracts/class-prefix';
import { fingerprint } from '../build/sources.ts';
import type { Project } from '../project.ts';
import { sectionFindings } from './check-sections.ts';

let directory: string;
const unit = 'remote_deneme';
const project = (): Project => ({ unit, directory, root: directory });
const classes = classPrefix((text) => createHash('sha256').update(text).digest('base64url'), unit);

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'vitrin-check-'));
  for (const [name, version] of [
    ['remote-kit', '1.0.0'],
    ['shared-contracts', '1.2.0'],
  ] as const) {
    const folder = path.join(directory, 'node_modules/@vitrin', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version }));
  }
  write('src/sections/index.ts', 'export default 1;');
  write('package.json', '{}');
});
afterEach(() => rmSync(directory, { recursive: true }));

function write(file: string, content: string): void {
  const place = path.join(directory, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
}

/** A finished build with one section of these files. */
function build(script: string, style: string): void {
  const sections = { kampanya: { scripts: ['section-kampanya.js'], styles: ['section-kampanya.css'] } };
  write('dist/release.json', JSON.stringify({ sections }));
  write('dist/browser/section-kampanya.js', script);
  write('dist/browser/section-kampanya.css', style);
  write('dist/.sources', fingerprint(project()));
}

test('the files of a section are measured against their budgets', () => {
  build('let a = 1;', `.${classes}abcd{color:red}`);
  expect(sectionFindings(project())).toEqual([
    {
      state: 'ok',
      text: expect.stringMatching(/^bölüm kampanya: betik 0 kB \/ 10 kB, biçem 0 kB \/ 3 kB$/),
      fix: null,
    },
  ]);
});

test('a script above its budget, and a style that reaches the page, fail before the site refuses them', () => {
  build(randomText(30_000), '');
  expect(sectionFindings(project())).toMatchObject([
    { state: 'failed', text: expect.stringContaining('sınırı aşıyor: betik') },
  ]);
  build('', 'body{margin:0}');
  expect(sectionFindings(project())).toMatchObject([
    { state: 'failed', text: expect.stringContaining('html, body ve :root') },
  ]);
});

test('without a build of the present sources nothing is measured', () => {
  expect(sectionFindings(project())).toMatchObject([{ state: 'advice', fix: 'npm run build' }]);
  build('', '');
  write('src/sections/index.ts', 'export default 2;');
  expect(sectionFindings(project())).toMatchObject([{ state: 'advice' }]);
});

test('a remote without sections has nothing to check', () => {
  rmSync(path.join(directory, 'src/sections'), { recursive: true });
  expect(sectionFindings(project())).toEqual([]);
});

/** A text that compresses badly. */
function randomText(length: number): string {
  let text = '';
  for (let round = 0; text.length < length; round += 1)
    text += createHash('sha512').update(String(round)).digest('base64');
  return text;
}
