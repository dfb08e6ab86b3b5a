import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryIn, importFixture, readAll } from '../../../testing/import-items.ts';

it('reads an export of version 1.0 with the faults of its time', async () => {
  const items = await readAll(importFixture('klasik.wxr.xml'));
  const post = entryIn(items, '11');
  expect(items[0]).toMatchObject({ type: 'site', address: 'http://www.cinaryapi.example', language: 'tr' });
  expect(post).toMatchObject({
    title: 'Yeni "şantiye" açıldı',
    author: 'ayse.yilmaz',
    date: '2009-10-01T07:00:00.000Z',
    state: 'published',
    terms: ['category:haberler'],
    cover: '20',
    formerLinks: ['http://www.cinaryapi.example/2009/10/santiye/'],
  });
  expect(post.notes.map(({ what }) => what)).toEqual(['tarih: 2009-10-01T10:00:00', '1 yorum', 'beton']);
  expect(items.filter(({ type }) => type === 'author').map(({ id }) => id)).toEqual(['ayse.yilmaz']);
});

it('keeps a raw ampersand, nested CDATA and an address with blanks around it', async () => {
  const items = await readAll(importFixture('klasik.wxr.xml'));
  expect(entryIn(items, '13').title).toBe('Tanıtım & Ekip');
  expect(entryIn(items, '13').body.text).toContain('İç içe ]]> son.');
  const file = items.find(({ type }) => type === 'file');
  expect(file).toMatchObject({
    address: 'http://www.cinaryapi.example/wp-content/uploads/2009/10/temel.jpg',
    alt: 'Temel atma',
    parent: '11',
  });
});

it('closes what only some could read, and dates of the year zero are none', async () => {
  const items = await readAll(importFixture('klasik.wxr.xml'));
  expect(entryIn(items, '14')).toMatchObject({ state: 'draft' });
  expect(entryIn(items, '14').notes[0]?.reason).toContain('parolalı içerik');
  expect(entryIn(items, '15')).toMatchObject({ state: 'draft', date: '', title: '' });
});

/** Reads the second of two posts, which has no date in UTC. */
async function postAfter(local: string, utc: string) {
  const item = (id: number, date: string, gmt: string) =>
    `<item><title>T</title><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
    <wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${gmt}</wp:post_date_gmt></item>`;
  const folder = await mkdtemp(join(tmpdir(), 'wxr-'));
  const items = [item(1, local, utc), item(2, '2014-02-03 09:30:00', '0000-00-00 00:00:00')].join('');
  await writeFile(join(folder, 'a.xml'), `<rss xmlns:wp="x"><channel><title>S</title>${items}</channel></rss>`);
  const found = entryIn(await readAll(join(folder, 'a.xml')), '2');
  await rm(folder, { recursive: true });
  return { date: found.date, reason: found.notes[0]?.reason };
}

it.each([
  // Istanbul had a summer time until 2016.
  ['2015-07-10 12:00:00', '2015-07-10 09:00:00', { time: '2014-02-03T07:30:00.000Z', zone: 'İstanbul saati' }],
  ['2020-01-10 12:00:00', '2020-01-10 11:00:00', { time: '2014-02-03T08:30:00.000Z', zone: 'UTC+01:00' }],
  ['2020-01-10 12:00:00', '2020-01-10 17:30:00', { time: '2014-02-03T15:00:00.000Z', zone: 'UTC-05:30' }],
])('reads a date without UTC in the zone of the dates before it: %s is %s', async (local, utc, { time, zone }) => {
  const { date, reason } = await postAfter(local, utc);
  expect(date).toBe(time);
  expect(reason).toContain(zone);
});

it('says that the file does not name the home page', async () => {
  const items = await readAll(importFixture('bloklar.wxr.xml'));
  expect(items.at(-1)).toMatchObject({ type: 'left', id: 'setting:front-page' });
});

it('names an item without a place here with its reason and line', async () => {
  const items = await readAll(importFixture('klasik.wxr.xml'));
  const left = items.find((item) => item.type === 'left' && item.kind === 'shop_order');
  expect(left).toMatchObject({ id: 'shop_order:30', place: { file: 'klasik.wxr.xml', line: 107 } });
  expect(left?.notes[0]?.reason).toContain('sipariş');
});

it('reads a menu of the block editor with its levels', async () => {
  const items = await readAll(importFixture('bloklar.wxr.xml'));
  expect(items.filter(({ type }) => type === 'menu-entry')).toMatchObject([
    { id: 'ana-menu:0', title: 'Kurumsal', parent: '', target: { type: 'page', id: '8' } },
    { id: 'ana-menu:1', title: 'Projeler', parent: 'ana-menu:0', target: { type: 'term', id: 'number:3' } },
    { id: 'ana-menu:2', title: 'Mağaza', parent: '', target: { type: 'address', address: 'https://magaza.example/' } },
  ]);
});

it('joins translations of Polylang and of WPML', async () => {
  const items = await readAll(importFixture('iki-dil.wxr.xml'));
  expect(entryIn(items, '101')).toMatchObject({ language: 'tr', group: 'pll_5f' });
  expect(entryIn(items, '102')).toMatchObject({ language: 'en', group: 'pll_5f' });
  expect(entryIn(items, '104')).toMatchObject({ language: 'en', group: '77' });
});

it('reads a product of WooCommerce with its facts', async () => {
  const items = await readAll(importFixture('magaza.wxr.xml'));
  expect(entryIn(items, '60').product).toEqual({
    code: 'CK-90',
    price: '125000.50',
    availability: 'made-to-order',
    gallery: ['61', '62'],
    facts: [
      { label: 'Guc', value: '90 kW' },
      { label: 'Ağız açıklığı', value: '900 mm' },
      { label: 'Ağırlık', value: '9800 kg' },
    ],
  });
});
