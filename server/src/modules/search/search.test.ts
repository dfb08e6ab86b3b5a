import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { searchCalls, titleOf } from '../../testing/search-calls.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { trashCalls } from '../../testing/trash-calls.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
let calls: ReturnType<typeof searchCalls>;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
  calls = searchCalls(test, staff);
});
afterEach(() => test.close());

it('ranks letters as typed before folded ones, the title before the text, the word before its forms and its beginning', async () => {
  const { article, titles } = calls;
  await article('Anlatı', { text: 'Yapısı da anlatılır.' });
  await article('Kayısının yapısı');
  await article('İşin aslı');
  await article('Isıtma');
  await article('Bir metin', { text: 'Isı kaybı.' });
  await article('Isının yolu');
  await article('Isı pompası', { published: '2020-01-01T00:00:00.000Z' });
  await article('Isı yalıtımı');
  expect(await titles('ısı')).toEqual([
    'Isı yalıtımı',
    'Isı pompası',
    'Isının yolu',
    'Isıtma',
    'Bir metin',
    'İşin aslı',
  ]);
  expect(await titles('ISI')).toEqual(await titles('ısı'));
  expect(await titles('yapısı')).toEqual(['Kayısının yapısı', 'Anlatı']);
});

it('finds other forms of a word, also typed without diacritics, and words that contain it', async () => {
  await calls.article('Köprü');
  await calls.article('Asma köprülerin bakımı');
  await calls.article('Altköprülük işleri');
  for (const search of ['köprüleri', 'kopruleri', 'KÖPRÜNÜN'])
    expect(await calls.titles(search)).toEqual(['Asma köprülerin bakımı', 'Köprü']);
  expect(await calls.titles('köprü')).toEqual(['Köprü', 'Asma köprülerin bakımı', 'Altköprülük işleri']);
});

it.each(['SM410', 'SM-410', 'sm 410', 'SM 410', 'sm410'])('finds a code that is typed as %s', async (search) => {
  await calls.article('Oda 410', { text: 'Sıradan bir oda.' });
  await calls.article('SM-410 pompa');
  await calls.article('SM410 yedek parça');
  await calls.article('Pompa', { text: 'Seri SM 410 olan.' });
  expect(await calls.titles(search)).toEqual(['SM410 yedek parça', 'SM-410 pompa', 'Pompa']);
});

it('corrects one typing error in a word of five letters or more, and says so', async () => {
  await calls.article('Güçlendirme');
  await calls.article('Köprü');
  const { data } = await calls.find('güclendrime');
  expect([data.hits.map(titleOf), data.corrected]).toEqual([['Güçlendirme'], 'güçlendirme']);
  expect((await calls.find('güçlendirme')).data.corrected).toBeNull();
  expect(await calls.titles('kprü')).toEqual([]);
});

it('shows the part of the text with the words marked, as text', async () => {
  await calls.article('Pompa', { text: `${'Uzun bir giriş. '.repeat(20)}Isı <b>kaybı</b> ve ısıtma anlatılır.` });
  const [hit] = (await calls.find('ısı')).data.hits;
  expect(hit?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Isı', 'ısıtma']);
  expect(hit?.excerpt.map(({ text }) => text).join('')).toMatch(/^… .*Isı <b>kaybı<\/b> ve ısıtma anlatılır\.$/);
});

it('counts the results of each kind, and filters by one', async () => {
  await calls.article('Köprü yazısı');
  await calls.article('Köprüler');
  const document = paragraphs('Metin.');
  await calls.save('contracts', {
    kind: 'other',
    translations: { tr: { name: 'Köprü sözleşmesi', seo_name: '', document } },
  });
  const { data, total } = await calls.find('köprü');
  expect([total, data.kinds]).toEqual([
    3,
    [
      { kind: 'makale', count: 2 },
      { kind: 'sozlesme', count: 1 },
    ],
  ]);
  const filtered = await calls.find('köprü', { kind: 'sozlesme' });
  expect([filtered.total, filtered.data.hits.map(({ path }) => path), filtered.data.kinds]).toEqual([
    1,
    ['/sozlesme/kopru-sozlesmesi'],
    data.kinds,
  ]);
  expect(await calls.titles('köprü', { kind: 'yok' })).toEqual([]);
});
it('finds the texts of the sections of a page, and its page where it is now', async () => {
  const { save, titles, find } = calls;
  const page = (title: string, more: object = {}) => ({
    parent_id: null,
    sections: [
      { id: 'a1', kind: 'text', v: 1, values: {} },
      { id: 'b2', kind: 'text', v: 1, values: {}, off: true },
    ],
    translations: {
      tr: {
        title,
        seo_name: '',
        summary: '',
        texts: { a1: { title: 'Zemin etüdü' }, b2: { title: 'Gizli bölüm' } },
      },
    },
    ...more,
  });
  const top = await save('site-pages', page('Hizmetler'));
  await save('site-pages', page('Güçlendirme', { parent_id: top.id }));
  expect(await titles('etüd')).toEqual(['Güçlendirme', 'Hizmetler']);
  expect(await titles('gizli')).toEqual([]);
  await save(`site-pages/${top.id}`, page('Neler yaparız', { version: top.version }), 'PUT');
  expect((await find('güçlendirme')).data.hits.map(({ path }) => path)).toEqual(['/hizmetler/guclendirme']);
});

it('shows a text of the default language where a record has no other, and pages only in their own languages', async () => {
  await addEnglish(test);
  const { article, texts, titles, save } = calls;
  await article('Köprü', { translations: { en: texts('Bridge', 'A bridge.') } });
  await article('Köprüler hakkında');
  const tr = { title: 'Köprü sayfası', seo_name: '', summary: '', texts: {} };
  await save('site-pages', { parent_id: null, sections: [], translations: { tr } });
  expect(await titles('köprü', { lang: 'en' })).toEqual(['Köprüler hakkında']);
  expect(await titles('bridges', { lang: 'en' })).toEqual(['Bridge']);
  expect(await titles('bridge', { lang: 'tr' })).toEqual([]);
  expect(await titles('köprü')).toEqual(['Köprü sayfası', 'Köprü', 'Köprüler hakkında']);
});

it('follows each write: changed, taken off the site, deleted and restored records', async () => {
  const { article, change, titles } = calls;
  const saved = await article('Köprü');
  const changed = await change(saved, 'Tünel');
  expect([await titles('köprü'), await titles('tünel')]).toEqual([[], ['Tünel']]);
  const hidden = await change(changed, 'Tünel', { active: 0 });
  expect(await titles('tünel')).toEqual([]);
  await change(hidden, 'Tünel');
  expect(await titles('tünel')).toEqual(['Tünel']);
  const trash = trashCalls(staff);
  await trash.trashArticle(saved);
  expect(await titles('tünel')).toEqual([]);
  await trash.restore('article', [saved.id]);
  expect(await titles('tünel')).toEqual(['Tünel']);
});

it('without a result proposes near words, pages with some of the words, and the most read pages', async () => {
  await calls.article('Köprü bakımı');
  await calls.article('Güçlendirme');
  const day = new Date().toISOString().slice(0, 10);
  await test.services.db
    .insertInto('visits')
    .values({ day, dimension: 'page', value: '/makale/guclendirme', count: 5 })
    .execute();
  const { data, total } = await calls.find('köprü zürafa');
  expect([data.is_partial, data.hits.map(titleOf), total]).toEqual([true, ['Köprü bakımı'], 1]);
  expect(data.popular).toEqual([{ title: 'Güçlendirme', path: '/makale/guclendirme' }]);
  const near = (await calls.find('gücledirmo')).data;
  expect([near.hits, near.near]).toEqual([[], ['güçlendirme']]);
});

it('suggests pages by their titles and words that begin so, none that no text has any more', async () => {
  const saved = await calls.article('Köprü bakımı', { text: 'Köprülerin korunması.' });
  await calls.article('Kör nokta', { text: 'Köprü yok.' });
  const { pages, words } = await calls.suggest('köp');
  expect(pages).toEqual([{ title: 'Köprü bakımı', path: '/makale/kopru-bakimi', kind: 'makale' }]);
  expect(words).toEqual(['köprü']);
  await staff.call({ url: `/api/admin/blog/${saved.id}`, form: { _method: 'DELETE' } });
  expect(await calls.suggest('köp')).toEqual({ pages: [], words: ['köprü'] });
  expect(await calls.suggest('k')).toEqual({ pages: [], words: [] });
});

it('answers nothing to a search without words, and refuses one that is too long', async () => {
  await calls.article('Köprü');
  for (const search of ['', '   ', '?!', '"', "'", '*', 'AND', 'NOT OR', "' | 'a", '\\', 'a:b', ') ('])
    expect([search, await calls.titles(search)]).toEqual([search, []]);
  expect((await calls.find('\u0000')).status).toBeLessThan(500);
  expect((await calls.find('k'.repeat(101))).status).toBe(400);
  expect((await calls.find('köprü', { page: '0' })).status).toBe(400);
});
