import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { exportCommand } from '../../cli/export.command.ts';
import { outputOf, useCommandLine } from '../../testing/command-line.ts';
import { cliContext, entryIn, importFixture, readAll } from '../../testing/import-items.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { importSite } from '../site-import/site-import.service.ts';
import { documentMarkdown } from './document-markdown.ts';

let test: TestApp;
let folder: string;
let restoreEnvironment: () => void;
beforeEach(async () => {
  test = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  restoreEnvironment = useCommandLine(test);
});
afterEach(async () => {
  restoreEnvironment();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function imported(name: string): Promise<void> {
  const report = await importSite(test.services, cliContext, {
    paths: [importFixture(name)],
    isDryRun: false,
    uploads: null,
    from: null,
  });
  await report.close();
}

it('writes every record as JSON and its texts as Markdown to one archive', async () => {
  await imported('bloklar.wxr.xml');
  const path = join(folder, 'site.zip');
  expect(await outputOf(exportCommand, path)).toMatch(/^Yazılan kayıt: \d+, metin: \d+/);
  const files = unzipSync(await readFile(path));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(JSON.parse(text('site.json'))).toMatchObject({ format: 'vitrin', version: 1, default_language: 'tr' });
  const articles = text('kayitlar/article.ndjson')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { record: string; values: object });
  for (const { record, values } of articles)
    expect(values).toEqual((await test.services.kinds.get('article')?.read(test.services, record))?.values);
  expect(text('metinler/article/kopru-onarimi.tr.md')).toContain('title: "Köprü onarımı"');
  expect(text('kayitlar/menu.ndjson')).toContain('magaza.example');
});

it('writes Markdown that the import reads as the same text', async () => {
  await imported('bloklar.wxr.xml');
  const path = join(folder, 'site.zip');
  await outputOf(exportCommand, path);
  // Another program reads the texts alone.
  const [text] = Object.entries(unzipSync(await readFile(path))).flatMap(([name, bytes]) =>
    name.endsWith('kopru-onarimi.tr.md') ? [bytes] : [],
  );
  await mkdir(join(folder, 'metinler'));
  await writeFile(join(folder, 'metinler/kopru-onarimi.tr.md'), text ?? '');
  const items = await readAll(join(folder, 'metinler'));
  expect(entryIn(items, 'kopru-onarimi.tr.md')).toMatchObject({
    title: 'Köprü onarımı',
    slug: 'kopru-onarimi',
    date: '2023-05-04T09:30:00.000Z',
    language: 'tr',
  });
  expect(entryIn(items, 'kopru-onarimi.tr.md').body.text).toContain('| Yıl | Metre |');
});

it('does not overwrite a file', async () => {
  await expect(outputOf(exportCommand, importFixture('klasik.wxr.xml'))).rejects.toThrow('zaten var');
});

it('writes marks, lists, tables and signs so that they are read as they were', () => {
  const text = (value: string, ...marks: string[]) => ({
    type: 'text',
    text: value,
    marks: marks.map((type) => ({ type })),
  });
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
  const document = {
    type: 'doc',
    content: [
      paragraph(text('kalın ', 'bold'), text('a*b_c')),
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          {
            type: 'listItem',
            content: [
              paragraph(text('üç')),
              { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('alt'))] }] },
            ],
          },
        ],
      },
      { type: 'blockquote', content: [paragraph(text('söz'))] },
      paragraph(text('# başlık değil')),
    ],
  };
  expect(documentMarkdown(document)).toBe(String.raw`**kalın** a\*b\_c

3. üç

   - alt

> söz

\# başlık değil`);
});
