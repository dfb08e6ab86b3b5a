import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { api } from '@vitrin/shared-contracts/paths';
import { link } from '../../testing/documents.ts';
import { cliContext } from '../../testing/import-items.ts';
import { buildTestApp, buildTestServices, type TestApp } from '../../testing/test-app.ts';
import { plainPicture } from '../../testing/test-pictures.ts';
import { articleTexts } from '../../testing/trash-calls.ts';
import { changeRecord, createRecord } from '../../testing/write-records.ts';
import { uploadPicture } from '../media/media.service.ts';
import { changeActive, createLanguage } from '../languages/languages.service.ts';
import { exportSite } from '../site-export/site-export.service.ts';
import { importSite, undoImport, type ImportRequest, type ReportedItem } from './site-import.service.ts';

let folder: string;
let archive: string;
let source: Awaited<ReturnType<typeof buildTestServices>>;
let test: TestApp;

const article = (title: string, own: object = {}) => ({
  active: 1,
  published_at: '2020-02-03T04:05:06.000Z',
  category_id: null,
  author_id: null,
  cover_id: null,
  translations: { tr: articleTexts(title, own) },
});

/** A small site: two articles that name each other, a category, a picture, Arabic, a menu and branding. */
beforeAll(async () => {
  source = await buildTestServices();
  const { services } = source;
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  archive = join(folder, 'site.zip');
  await createLanguage(services, cliContext, { abbr: 'ar', lang: 'العربية' });
  await changeActive(services, cliContext, { abbr: 'ar', active: 1 });
  const path = join(services.config.dataDir, 'a.png');
  await writeFile(path, await plainPicture(60, 40));
  const file = { path, name: 'a.png', size: 1 };
  const { picture } = await uploadPicture(services, cliContext, file, { alts: { tr: 'Köprü' }, folder: '' });
  const category_id = await createRecord(services, 'article-category', {
    translations: { tr: { name: 'Haberler', seo_name: '', text: '' } },
  });
  await createRecord(services, 'article', { ...article('Köprü'), category_id, cover_id: picture.id });
  await createRecord(services, 'article', article('İkinci', { document: link('/makale/kopru', 'Köprü yazısı') }));
  await changeRecord(services, ['branding', 'site'], (values) => ({ ...values, companyName: 'Eski Firma' }));
  await exportSite(services, archive);
}, 60_000);
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => (test = await buildTestApp()));
afterEach(() => test.close());

interface Options extends Partial<ImportRequest> {
  stopAfter?: number;
}

async function run({ stopAfter = Infinity, ...options }: Options = {}) {
  let done = 0;
  const report = await importSite(test.services, cliContext, {
    paths: [archive],
    isDryRun: false,
    uploads: null,
    from: null,
    onProgress: () => (done += 1),
    isStopped: () => done > stopAfter,
    ...options,
  });
  const items: ReportedItem[] = [];
  for await (const item of report.items) items.push(item);
  await report.close();
  const changed = items.filter(({ state }) => state === 'created' || state === 'updated').map(({ id }) => id);
  return { ...report, items, changed, notes: items.flatMap(({ notes }) => notes.map(({ reason }) => reason)) };
}

const titles = async () =>
  (await test.services.db.selectFrom('article_translations').select('title').orderBy('title').execute()).map(
    ({ title }) => title,
  );
const companyName = async () =>
  (await test.services.kinds.get('branding')?.read(test.services, 'site'))?.values['companyName'];
const content = async (slug: string) =>
  (await test.app.inject({ url: `${api.articles}/${slug}` })).json<{ data: { content: string } }>().data.content;

it('says what would come and writes nothing', async () => {
  const { changed, notes } = await run({ isDryRun: true });
  expect(changed).toEqual(expect.arrayContaining(['article.1', 'article.2', 'article-category.1', 'branding.site']));
  expect(notes).toEqual([]);
  expect(await titles()).toEqual([]);
  expect(await test.services.db.selectFrom('media').select('id').execute()).toEqual([]);
  expect(await test.services.db.selectFrom('site_imports').selectAll().execute()).toEqual([]);
});

it('changes nothing at a second import, and takes all of it back', async () => {
  const { id } = await run();
  expect(await titles()).toEqual(['Köprü', 'İkinci']);
  expect(await companyName()).toBe('Eski Firma');
  expect((await run()).changed).toEqual([]);
  // An article in the trash can come back, with its picture.
  const { kept } = await undoImport(test.services, cliContext, id);
  expect(kept).toEqual([{ what: 'media 1', reason: expect.stringContaining('Çöp kutusu') as string }]);
  expect(await titles()).toEqual([]);
  expect(await companyName()).not.toBe('Eski Firma');
  expect(await test.services.db.selectFrom('article_categories').select('id').execute()).toEqual([]);
  expect(await test.services.db.selectFrom('languages').select('abbr').execute()).toEqual([{ abbr: 'tr' }]);
});

it('goes on where it was stopped', async () => {
  const stopped = await run({ stopAfter: 12 });
  expect(stopped.state).toBe('stopped');
  const resumed = await run();
  expect(resumed).toMatchObject({ state: 'done', id: stopped.id });
  expect(await titles()).toEqual(['Köprü', 'İkinci']);
  expect(resumed.notes).toEqual([]);
});

it('keeps settings that were saved here, names them, and takes those of the archive when asked', async () => {
  await changeRecord(test.services, ['branding', 'site'], (values) => ({ ...values, companyName: 'Yeni Firma' }));
  const { id, items } = await run();
  expect(items.find((item) => item.id === 'branding.site')).toMatchObject({
    state: 'left',
    notes: [{ reason: expect.stringContaining('--settings archive') as string }],
  });
  expect(await companyName()).toBe('Yeni Firma');
  await undoImport(test.services, cliContext, id);
  const taken = await run({ takesSettings: true });
  expect(await companyName()).toBe('Eski Firma');
  await undoImport(test.services, cliContext, taken.id);
  expect(await companyName()).toBe('Yeni Firma');
});

it('gives a page another address where its own is taken, names it, and leads links of the import there', async () => {
  await createRecord(test.services, 'article', article('Bambaşka', { seo_name: 'kopru' }));
  const { notes } = await run();
  expect(notes).toEqual([expect.stringContaining('yeni adresi: /makale/kopru-2')]);
  expect(await content('ikinci')).toContain('href="/makale/kopru-2"');
  expect((await run()).changed).toEqual([]);
});

it('does not double a picture that is here, nor take it back', async () => {
  const path = join(test.services.config.dataDir, 'b.png');
  await writeFile(path, await plainPicture(60, 40));
  const file = { path, name: 'b.png', size: 1 };
  await uploadPicture(test.services, cliContext, file, { alts: {}, folder: '' });
  const { id } = await run();
  expect(await test.services.db.selectFrom('media').select('name').execute()).toEqual([{ name: 'b.png' }]);
  await undoImport(test.services, cliContext, id);
  expect(await test.services.db.selectFrom('media').select('name').execute()).toHaveLength(1);
});

it('does not overwrite what staff have changed since', async () => {
  const { id } = await run();
  await changeRecord(test.services, ['article', '1'], (values) => ({ ...values, active: 0 }));
  expect((await undoImport(test.services, cliContext, id)).kept.map(({ what }) => what)).toEqual([
    'article 1',
    'media 1',
  ]);
});

/** Unpacks the archive, so that a test can change it. */
async function unpacked(): Promise<string> {
  const to = await mkdtemp(join(folder, 'unpacked-'));
  for (const [name, bytes] of Object.entries(unzipSync(await readFile(archive)))) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await writeFile(join(to, name), bytes);
  }
  return to;
}

it('names a picture without its files, brings the rest, and the picture with a complete archive later', async () => {
  const path = await unpacked();
  await rm(join(path, 'media'), { recursive: true });
  const { notes } = await run({ paths: [path] });
  expect(notes).toEqual([expect.stringContaining('arşivde yok'), 'arşivde yok ya da alınamadı; yeri boş kaldı']);
  expect(await titles()).toEqual(['Köprü', 'İkinci']);
  await run();
  expect(
    await test.services.db.selectFrom('articles').select('id').where('cover_id', 'is not', null).execute(),
  ).toHaveLength(1);
});

/** Writes lines of the unpacked archive anew. */
async function changeLines(
  path: string,
  name: string,
  change: (line: Readonly<Record<string, unknown>>) => object,
): Promise<void> {
  const lines = (await readFile(join(path, name), 'utf8')).split('\n').filter(Boolean);
  const changed = lines.map((line) => JSON.stringify(change(JSON.parse(line) as Record<string, unknown>)));
  await writeFile(join(path, name), `${changed.join('\n')}\n`);
}

it('brings the times of creation, and names one that cannot be', async () => {
  const path = await unpacked();
  const created_at = '2015-06-07T08:09:10.000Z';
  await changeLines(path, 'kayitlar/article.ndjson', (line) => ({
    ...line,
    created_at: line['record'] === '1' ? created_at : 'dün',
  }));
  const { items } = await run({ paths: [path] });
  const rows = await test.services.db
    .selectFrom('articles')
    .innerJoin('article_translations', 'article_id', 'articles.id')
    .select(['articles.created_at', 'articles.updated_at'])
    .orderBy('title')
    .execute();
  expect(rows).toEqual([
    { created_at, updated_at: expect.not.stringMatching(created_at) as string },
    { created_at: rows[1]?.updated_at, updated_at: expect.anything() as string },
  ]);
  expect(items.filter(({ notes }) => notes.length > 0)).toMatchObject([
    {
      id: 'article.2',
      place: expect.stringMatching(/^kayitlar\/article\.ndjson:\d$/) as string,
      notes: [{ what: 'oluşturulma zamanı' }],
    },
  ]);
});

it('redirects former addresses, and names those that another page has here', async () => {
  const path = await unpacked();
  const former = [
    { lang: 'tr', slug: 'asma-kopru' },
    { lang: 'tr', slug: 'bambaska' },
  ];
  await changeLines(path, 'kayitlar/article.ndjson', (line) => ({
    ...line,
    ...(line['record'] === '1' && { former }),
  }));
  await createRecord(test.services, 'article', article('Bambaşka'));
  const { items } = await run({ paths: [path] });
  expect(items.filter(({ notes }) => notes.length > 0)).toMatchObject([
    {
      id: 'article.1',
      notes: [{ what: '/makale/bambaska', reason: expect.stringContaining('başka bir sayfanın') as string }],
    },
  ]);
  const find = (address: string) =>
    test.services.kinds.get('article')?.addresses?.find(test.services.db, address, 'tr');
  expect(await find('/makale/asma-kopru')).toMatchObject({ isFormer: true, current: { path: '/makale/kopru' } });
  expect(await find('/makale/bambaska')).toMatchObject({ isFormer: false });
});

it('refuses a file of the library that is none of its kind', async () => {
  const path = await unpacked();
  const name = Object.keys(unzipSync(await readFile(archive))).find((each) => each.endsWith('.webp'));
  await writeFile(join(path, name ?? ''), '<script>alert(1)</script>');
  const { items } = await run({ paths: [path] });
  expect(items.find(({ type }) => type === 'picture')).toMatchObject({ state: 'left' });
  expect(await test.services.db.selectFrom('media').select('id').execute()).toEqual([]);
});

it.each([
  ['site.json', '{', 'arşivin kaydı bozuk'],
  ['site.json', '{"format":"vitrin","version":9,"site":"x","languages":[]}', 'başka bir sürümden'],
  ['kayitlar/article.ndjson', 'null\n', 'kayitlar/article.ndjson:1'],
  ['gorseller.ndjson', '{"key":1}\n', 'gorseller.ndjson:1: arşivin kaydı bozuk (hash)'],
])('says what is wrong with %s', async (name, text, message) => {
  const path = await unpacked();
  await writeFile(join(path, name), text);
  await expect(run({ paths: [path] })).rejects.toThrow(message);
  expect(await test.services.db.selectFrom('site_imports').selectAll().execute()).toEqual([]);
});

it('refuses the archive of the site itself', async () => {
  await createRecord(test.services, 'article', article('Kendi yazım'));
  const own = join(folder, `own-${Date.now()}.zip`);
  await exportSite(test.services, own);
  await expect(run({ paths: [own] })).rejects.toThrow('bu sitenin kendisinden');
  expect(await titles()).toEqual(['Kendi yazım']);
});
