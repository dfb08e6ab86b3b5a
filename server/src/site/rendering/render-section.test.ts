import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { SectionRequest } from '@vitrin/shared-contracts/rendering';
import { startPair, type RenderPair } from './render-pair.ts';

const SHELL = `exports.shared = {};
exports.render = async () => ({ kind: 'page', status: 200, head: null, hydration: { loaderData: {} }, routes: [], html: 'sayfa' });
exports.renderSection = async ({ sections }, { name, values, language }, read) =>
  sections[name]({ values, language, read: async (path) => (await read(path)).data });`;
const REMOTE = `exports.default = {};
exports.sections = { sections: {
  reading: async ({ values, read }) => ({ html: '<p>' + values.title + '</p>', data: await read('/api/pages/x') }),
  broken: async () => { throw new TypeError('bozuk'); },
  odd: async () => ({ html: 7 }),
} };`;

let folder: string;
let pair: RenderPair | null;
let ended: number;

const read = (async (address: string, params?: Record<string, string>) => ({
  data: `${address} ${params?.['lang']}`,
})) as RemoteContext['read'];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrin-section-'));
  ended = 0;
  pair = null;
});

afterEach(async () => {
  await pair?.close();
  rmSync(folder, { recursive: true });
});

function bundle(name: string, code: string) {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(file, code);
  return { file, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` };
}

function start(shell = SHELL, remote = REMOTE): RenderPair {
  const files = { shell: bundle('shell', shell), remote: bundle('remote', remote) };
  pair = startPair(files, read, () => (ended += 1));
  return pair;
}

const request = (name: string): SectionRequest => ({
  name,
  id: 's1',
  heading: 2,
  values: { title: 'Başlık' },
  language: { abbr: 'en', lang: 'English' },
  branding: {} as never,
  pageUrl: '/',
});

test('a section is rendered with its reads in the language of the page, beside pages of the same process', async () => {
  const { renderSection, render } = start();
  const [section, page] = await Promise.all([
    renderSection(request('reading')),
    render({ url: '/', language: { abbr: 'en', lang: 'English' }, branding: {} as never }),
  ]);
  expect(section.result).toEqual({ html: '<p>Başlık</p>', data: '/api/pages/x en' });
  expect(page.result).toMatchObject({ html: 'sayfa' });
});

test('an exception of a section leaves the process to the others', async () => {
  const { renderSection } = start();
  await expect(renderSection(request('broken'))).rejects.toMatchObject({ message: 'TypeError: bozuk', fatal: false });
  expect((await renderSection(request('reading'))).result.html).toBe('<p>Başlık</p>');
  expect(ended).toBe(0);
});

test('a result that is none ends the process', async () => {
  await expect(start().renderSection(request('odd'))).rejects.toMatchObject({ fatal: true });
  expect(ended).toBe(1);
});

test.each([
  ['an older shell', SHELL.replace('exports.renderSection', 'exports.other'), REMOTE],
  ['a remote without sections', SHELL, 'exports.default = {};'],
])('%s has none to render', async (_what, shell, remote) => {
  await expect(start(shell, remote).renderSection(request('reading'))).rejects.toThrow('Yüklenmiş bir bölüm yok.');
});
