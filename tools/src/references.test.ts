import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const PRODUCT = 'docs/product.md';
const SOURCES = ['*.ts', '*.tsx', '*.css', '*.cjs', '*.md'];

/** References to documents that are not in the repository. */
const EXTERNAL_REFERENCE = /\b(?:spec|specification|design|house) §|\bthe spec\b/i;
/** Documents that name source files, each by the end of its path. */
const NAMES_FILES = /^docs\/(?:architecture|performance|decisions\/[\w-]+)\.md$/;
const FILE_NAME = /`([\w@.-]+(?:\/[\w@.-]+)+\.(?:ts|tsx|js|cjs|css))`/g;
/** Addresses of links in Markdown, without those of other sites and of the same page. */
const LINK = /\]\((?![a-z]+:|#)([^)\s#]+)/g;
const REFERENCE = /\bproduct ((?:§\d+(?:, )?)+)/gi;

const files = execFileSync('git', ['ls-files', '--', ...SOURCES], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== 'tools/src/references.test.ts');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('no file refers to a document outside the repository', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => EXTERNAL_REFERENCE.test(read(file)))).toEqual([]);
});

test('every reference to the product document points to an existing section', () => {
  const sections = new Set([...read(PRODUCT).matchAll(/^## (\d+)\./gm)].map(([, number]) => number));
  const references = files.flatMap((file) =>
    [...read(file).matchAll(REFERENCE)].flatMap(([, list = '']) => list.match(/\d+/g) ?? []),
  );
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((number) => !sections.has(number))).toEqual([]);
});

test('every source file that the architecture or a decision names exists', () => {
  const ofRepository = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const known = new Set(ofRepository.flatMap(endsOf));
  const named = files
    .filter((file) => NAMES_FILES.test(file))
    .flatMap((file) => [...read(file).matchAll(FILE_NAME)].map(([, name = '']) => ({ file, name })));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});

test('every link of a document leads to a file', () => {
  const links = files
    // Texts that tests import lead to pages of the sites that they come from.
    .filter((file) => file.endsWith('.md') && !file.includes('/site-import/fixtures/'))
    .flatMap((file) => [...read(file).matchAll(LINK)].map(([, address = '']) => ({ file, address })));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ file, address }) => !existsSync(join(root, dirname(file), address)))).toEqual([]);
});

test('the index of the decisions lists every record', () => {
  const [index = ''] = read('docs/decisions/README.md').split('## Numbers of former records');
  const records = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d/.test(file));
  expect(records.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});

test('every path in CODEOWNERS exists', () => {
  const paths = [...read('CODEOWNERS').matchAll(/^\/\S+/gm)].map(([path]) => path);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** Returns a path without its first folders: `a/b/c`, `b/c` and `c`. */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(index).join('/'));
}
