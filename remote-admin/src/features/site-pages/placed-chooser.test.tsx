import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { http, rejected, succeeded } from '../../testing/fake-server.ts';
import { placeableRemote, placedSection } from '../../testing/placeable-fixtures.ts';
import { sitePageRecord } from '../../testing/site-page-fixtures.ts';
import { openNewPage, openPage, press, savedBody, sectionNames } from './testing/page-form.tsx';

const path = '/api/admin/placeable-sections';
const field = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

async function openChooser() {
  await press('Bölüm ekle');
  return within(await screen.findByRole('dialog', { name: 'Bölüm ekle' }));
}

test('a section of a remote is found, chosen, filled and sent with the page', async () => {
  await openPage(sitePageRecord(), { calls: { [path]: () => succeeded([placeableRemote]) } });

  const chooser = await openChooser();
  expect(await chooser.findByRole('heading', { level: 3, name: 'Uygulama' })).toBeVisible();
  expect(chooser.getByText(/en fazla 6 uygulama bölümü/)).toBeVisible();
  expect(chooser.getByRole('heading', { level: 4, name: /^Kampanya/ })).toHaveTextContent('Satış ekibi');
  const search = chooser.getByRole('searchbox', { name: 'Bölümlerde ara' });
  await userEvent.type(search, 'uygulama');
  expect(chooser.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual(['Kampanya']);
  await userEvent.clear(search);
  await userEvent.type(search, 'satış');
  expect(chooser.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual(['Kampanya']);
  await userEvent.click(chooser.getByRole('button', { name: /Süren indirimleri/ }));

  const card = await screen.findByRole('button', { name: 'Son fırsatlar (Kampanya)' });
  expect(card).toHaveFocus();
  await userEvent.type(field('Fırsat başlığı'), 'Yaz');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sayı' }), 'Altı');
  await userEvent.click(screen.getByRole('switch', { name: 'Bitenler de görünsün' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Hepsinin adresi' }), '/firsatlar');
  await press('Görsel seç, Kapak');
  await userEvent.click(await screen.findByRole('button', { name: /dosya-3/ }));

  expect(sectionNames()).toEqual(['Yaz']);
  expect(screen.getByText('Son fırsatlar (Kampanya)')).toBeVisible();
  const { sections, translations } = (await savedBody()) as {
    sections: StoredSection[];
    translations: Record<string, { texts: object }>;
  };
  const values = { count: 'six', past: 1, target: '/firsatlar', cover: { media_id: 3 } };
  expect(sections).toEqual([placedSection(values, { id: sections[0]?.id ?? '' })]);
  expect(translations['tr']?.texts).toEqual({ [sections[0]?.id ?? '']: { heading: 'Yaz' } });
});

test('the chooser offers to read the remotes again, and shows the kinds of the site meanwhile', async () => {
  let answer = () => rejected(500);
  await openPage(sitePageRecord(), { calls: { [path]: () => answer() } });

  const chooser = await openChooser();
  expect(await chooser.findByText('Uygulamaların bölümleri alınamadı.')).toBeVisible();
  expect(chooser.getByRole('button', { name: /^Açılış/ })).toBeVisible();
  answer = () => succeeded([placeableRemote]);
  await userEvent.click(chooser.getByRole('button', { name: 'Tekrar dene' }));

  expect(await chooser.findByRole('button', { name: /^Son fırsatlar/ })).toBeVisible();
});

test('a site without such sections has no group for them', async () => {
  await openNewPage();

  const chooser = await openChooser();
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(path));
  await waitFor(() => expect(chooser.getByRole('status')).toBeEmptyDOMElement());
  expect(chooser.queryByRole('heading', { name: 'Uygulama' })).not.toBeInTheDocument();
});
