import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlaceableRemote } from '@vitrin/shared-contracts/placeable-sections';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { http, rejected, succeeded } from '../../testing/fake-server.ts';
import { mediaRecord } from '../../testing/media-fixtures.ts';
import { placeableRemote, placedSection } from '../../testing/placeable-fixtures.ts';
import { sitePageRecord } from '../../testing/site-page-fixtures.ts';
import { openPage, press, savedBody, sectionNames } from './testing/page-form.tsx';

const path = '/api/admin/placeable-sections';
const offering = (...remotes: PlaceableRemote[]) => ({ calls: { [path]: () => succeeded(remotes) } });
const texts = { tr: { k1: { heading: 'Yaz' } } };
const page = (section: StoredSection) => sitePageRecord({ sections: [section], texts });
const field = (name: string) => screen.getByRole('textbox', { name });
const type = () => userEvent.type(screen.getByRole('textbox', { name: 'Başlık' }), '!');

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test('what the remote declares is checked before publishing, at the fields', async () => {
  const values = { count: 'nine', logos: [4, 5, 6].map((media_id) => ({ media_id })) };
  await openPage(sitePageRecord({ sections: [placedSection(values)], texts: { tr: { k1: { lead: 'Metin' } } } }), {
    ...offering(placeableRemote),
    media: [4, 5, 6].map((id) => mediaRecord(id)),
  });
  await screen.findByRole('button', { name: 'Metin' });

  await type();
  await press(/^Güncelle$/);

  await waitFor(() => expect(field('Fırsat başlığı')).toHaveAccessibleDescription(/./));
  const summary = (await screen.findByText('Düzeltilmesi gereken 4 alan var:')).parentElement as HTMLElement;
  const name = 'Son fırsatlar (Kampanya) “Metin”';
  expect(
    within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(
    [`${name}: Sayı`, `${name}: Kapak`, `${name}: Markalar`, `${name}: Fırsat başlığı`].map((label) =>
      expect.stringContaining(label),
    ),
  );
  expect(screen.getByText('4 hata')).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('a message of the server is shown at the field of the section', async () => {
  await openPage(page(placedSection({ cover: { media_id: 3 } })), offering(placeableRemote));
  await screen.findByText('Son fırsatlar (Kampanya)');
  http.sendForm.mockResolvedValue(rejected(422, { errors: { 'translations.tr.texts.k1.lead': 'Çok Uzun' } }));

  await type();
  await savedBody();

  await waitFor(() => expect(field('Fırsat metni')).toHaveAccessibleDescription(/Çok Uzun/));
});

const reasons: [string, readonly PlaceableRemote[], RegExp][] = [
  [
    'does not declare it',
    [{ ...placeableRemote, sections: [] }],
    /“Kampanya” uygulamasının canlı sürümünde bu bölüm yok/,
  ],
  [
    'has no live release',
    [{ ...placeableRemote, state: 'waiting', sections: [] }],
    /“Kampanya” uygulamasının canlı sürümü yok/,
  ],
  [
    'was retired',
    [{ ...placeableRemote, state: 'archived', sections: [] }],
    /“Kampanya” uygulaması siteden kaldırıldı/,
  ],
  ['is not known', [], /Bu sitede “kampanya” adlı bir uygulama yok/],
];
test.each(reasons)('a section whose remote %s says so, and keeps its values', async (_case, remotes, reason) => {
  const stored = placedSection({ count: 'six', later: { x: 1 } });
  const hero: StoredSection = { id: 'h1', kind: 'hero', v: 1, values: {} };
  await openPage(
    sitePageRecord({ sections: [stored, hero], texts: { tr: { ...texts.tr, h1: { title: 'Açık' } } } }),
    offering(...remotes),
  );

  expect(await screen.findByText(reason)).toHaveTextContent('içeriği olduğu gibi saklanır');
  const [name = ''] = sectionNames();
  expect(name).toMatch(/^Uygulama \(kampanya\)$/i);
  expect(screen.queryByRole('button', { name: `${name}: kopyala` })).not.toBeInTheDocument();
  await press(`${name}: aşağı taşı`);
  await press(`${name}: gizle`);

  expect(await savedBody()).toMatchObject({
    sections: [hero, { ...stored, off: true }],
    translations: { tr: { texts: { k1: { heading: 'Yaz' } } } },
  });
});

test('a section that its remote no longer declares can be removed', async () => {
  await openPage(page(placedSection()), offering());

  await press('Uygulama (kampanya): kaldır');

  expect(await savedBody()).toMatchObject({ sections: [] });
});

test('remotes that could not be read are read again, and nothing is lost meanwhile', async () => {
  let answer = () => rejected(500);
  const stored = placedSection({ count: 'six', cover: { media_id: 3 } });
  await openPage(page(stored), { calls: { [path]: () => answer() } });

  const alert = await screen.findByText('Uygulama bölümlerinin alanları alınamadı; içerikleri olduğu gibi saklanır.');
  expect(alert).toBeVisible();
  answer = () => succeeded([placeableRemote]);
  await press('Tekrar dene');
  await press('Yaz');

  expect(await screen.findByRole('combobox', { name: 'Sayı' })).toHaveValue('six');
  await type();
  expect(await savedBody()).toMatchObject({ sections: [stored] });
});

test('pictures of a section of a remote are checked for alternative texts', async () => {
  const stored = placedSection({ cover: { media_id: 4 }, logos: [{ media_id: 5 }] });
  await openPage(
    { ...page(stored), pictures: [mediaRecord(4, { alt: '' }), mediaRecord(5, { alt: '' })] },
    offering(placeableRemote),
  );

  await userEvent.click(await screen.findByRole('button', { name: /^Denetle, / }, { timeout: 4_000 }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Denetle' }, { timeout: 4_000 }));
  const list = await drawer.findByRole('list', { name: 'Görseller bulguları' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Son fırsatlar (Kampanya) “Yaz”: Kapak: alternatif metni yok.'),
    expect.stringContaining('Son fırsatlar (Kampanya) “Yaz”: Markalar (1.): alternatif metni yok.'),
  ]);
});
