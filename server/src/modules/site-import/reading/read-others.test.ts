import { entryIn, importFixture, readAll } from '../../../testing/import-items.ts';

it('reads an export of Ghost 1: tags in their order, a missing author, a menu', async () => {
  const items = await readAll(importFixture('ghost-eski.json'));
  expect(entryIn(items, '1')).toMatchObject({
    type: 'post',
    terms: ['category:haber', 'category:duyuru'],
    author: '1',
    seoTitle: 'Merhaba dünya',
    body: { format: 'mobiledoc' },
    link: '/merhaba/',
  });
  expect(entryIn(items, '2')).toMatchObject({ type: 'page', state: 'draft', author: '', body: { format: 'html' } });
  expect(items.filter(({ type }) => type === 'menu-entry').map(({ title }) => title)).toEqual(['Ana sayfa', 'İkinci']);
});

it('reads an export of Ghost 5: the present editor first, authors in their order, members apart', async () => {
  const items = await readAll(importFixture('ghost-yeni.json'));
  expect(entryIn(items, '64a1')).toMatchObject({
    author: 'u1',
    summary: 'Kısa özet',
    seoDescription: 'Rüzgâr üzerine',
    coverAlt: 'Türbin',
    body: { format: 'lexical' },
  });
  expect(entryIn(items, '64a2').state).toBe('draft');
});

it('reads front matter in TOML, YAML and none, and changes no value', async () => {
  const items = await readAll(importFixture('metinler'));
  const post = entryIn(items, 'hugo.md');
  expect(post).toMatchObject({
    title: 'Çatı yalıtımı',
    date: '2023-04-05T10:00:00.000Z',
    terms: ['category:rehber', 'category:cati'],
  });
  expect(post.formerLinks).toEqual(['/eski/cati']);
  expect(entryIn(items, '_posts/2019-08-07-ilk-yazi.md')).toMatchObject({
    title: 'İlk: yazı',
    slug: 'ilk-yazi',
    date: '2019-08-07T00:00:00.000Z',
    state: 'draft',
    link: '',
  });
  expect(entryIn(items, '_posts/2019-08-07-ilk-yazi.md').notes[0]?.what).toBe('telefon: 010');
  expect(entryIn(items, 'sayfalar/hakkinda.md')).toMatchObject({ type: 'page', title: 'Hakkında' });
});

it('keeps the text of a file whose fields are broken', async () => {
  const broken = entryIn(await readAll(importFixture('metinler')), 'bozuk.md');
  expect(broken.body.text).toContain('Metin kaybolmaz.');
  expect(broken.notes[0]?.reason).toContain('okunamadı');
});
