import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { languageContentKinds, type LanguageRecord } from '@vitrin/shared-contracts/languages';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { LanguageListPage } from './language-list.page.tsx';

const address = '/admin/languages';
const call = '/api/admin/languages';
const routes = singleScreenRoutes(address, LanguageListPage);
const [turkish, english] = languages as [LanguageRecord, LanguageRecord];
const half = { ...english, active: 0 as const, page_lang: { navbar: { home: 'Home', contact: 'Contact' } } };

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({ [call]: () => succeeded([half, turkish]) });
  http.sendForm.mockResolvedValue(succeeded());
});

async function create(abbr: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Yeni dil' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Kısaltma' }), abbr);
  await userEvent.click(screen.getByRole('button', { name: 'Oluştur' }));
}

async function confirm(): Promise<void> {
  const question = within(await screen.findByRole('dialog', { name: 'Onaylıyor Musunuz?' }));
  expect(question.getByText('Sistemde Dil Oluşturulacak!')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Evet, Oluştur!', hidden: true }));
}

test('the default language is first and cannot be switched off; other languages show how many texts are missing', async () => {
  const french = { ...half, id: 3, abbr: 'fr', lang: 'Français' };
  stubReads({ [call]: () => succeeded([half, french, turkish]) });
  openPanel(routes, address);

  const rows = within(await screen.findByRole('list', { name: 'Diller' }));
  const names = rows.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.filter((name) => name !== 'Metinler')).toEqual(['Türkçe', 'English', 'Français']);
  expect(rows.getByRole('switch', { name: 'Türkçe: sitede açık' })).toBeDisabled();
  expect(rows.getByRole('progressbar', { name: 'Français: çevrilen metinler' })).toHaveAttribute('value', '2');
  expect(rows.getByText(/metin eksik, yerlerinde Türkçe görünür/)).toBeVisible();
  const ready = rows.getByRole<HTMLProgressElement>('progressbar', { name: 'English: çevrilen metinler' });
  expect(ready.value).toBe(ready.max);
});

test('a language is created after the documented confirmation and shows the documented message', async () => {
  openPanel(routes, address);
  await create('de');
  expect(screen.getByText('Almanca, sitede “Deutsch” olarak görünür.')).toBeInTheDocument();
  expect(http.sendForm).not.toHaveBeenCalled();

  await confirm();

  expect(await screen.findByText('Oluşturuldu!')).toBeInTheDocument();
  expect(http.sendForm).toHaveBeenCalledWith('POST', call, { abbr: 'de', lang: '' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Yeni dil' })).toBeNull());
});

test.each<[string, () => ApiResponse<unknown>, string[]]>([
  ['is rejected', () => rejected(409, { message: 'Bu dil zaten var.' }), ['Oluşturulamadı!', 'Bu dil zaten var.']],
  ['fails with status 500', () => rejected(500), ['Sunucu Hatası!']],
  ['gets no response envelope', unreachable, ['Hata!', 'Sunucu Hatası!']],
])('a creation that %s keeps the form open with its values', async (_how, answer, texts) => {
  http.sendForm.mockImplementation(async () => answer());
  openPanel(routes, address);
  await create('de');
  await confirm();

  const popup = await screen.findByRole('alert');
  await waitFor(() => expect(popup).toHaveTextContent(texts[0] ?? ''));
  for (const text of texts) expect(popup).toHaveTextContent(text);
  expect(screen.getByRole('combobox', { name: 'Kısaltma', hidden: true })).toHaveValue('de');
});

test.each([
  ['en', 'Bu Dil Zaten Var'],
  ['qqx', 'Geçerli Bir Dil Kısaltması Giriniz (Örnek: en, de, pt-BR)'],
  ['Almanca', 'Geçerli Bir Dil Kısaltması Giriniz (Örnek: en, de, pt-BR)'],
])('abbreviation %s is rejected before the confirmation', async (abbr, message) => {
  openPanel(routes, address);
  await create(abbr);

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText('Onaylıyor Musunuz?')).toBeNull();
});

test.each([
  ['succeeds', () => succeeded(), 'Güncellendi!'],
  ['fails', () => rejected(500), 'Sistem hatası oluştu! Tekrar Deneyiniz!'],
])('an activation that %s shows "%s"', async (_how, answer, text) => {
  http.sendForm.mockImplementation(async () => answer());
  openPanel(routes, address);

  await userEvent.click(await screen.findByRole('switch', { name: 'English: sitede açık' }));

  expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
  expect(http.sendForm).toHaveBeenCalledWith('PUT', `${call}/active`, { abbr: 'en', active: 1 });
});

test('a list that cannot be loaded loads on retry', async () => {
  stubReads({ [call]: () => rejected(500) });
  openPanel(routes, address);
  expect(await screen.findByRole('heading', { name: 'Bilgiler alınamadı.' })).toBeVisible();

  stubReads({ [call]: () => succeeded(languages) });
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByRole('link', { name: 'English' })).toBeVisible();
});

test('a search queries the server and is stored in the URL; a new language is still compared with all existing ones', async () => {
  http.getJson.mockImplementation(async (_path, params) => succeeded(params?.['search'] ? [] : languages));
  const { router } = openPanel(routes, address);
  await screen.findByRole('link', { name: 'English' });

  await userEvent.type(screen.getByRole('searchbox', { name: 'Dillerde ara' }), 'almanca');

  expect(await screen.findByText('“almanca” için dil bulunamadı.')).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('ara')).toBe('almanca');
  await create('en');
  expect(await screen.findByText('Bu Dil Zaten Var')).toBeVisible();
});

test('a language can be renamed, except for the default one', async () => {
  openPanel(routes, address);
  expect(await screen.findByRole('button', { name: 'Türkçe: diğer işlemler' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'English: diğer işlemler' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Adını değiştir', hidden: true }));
  const name = await screen.findByRole('textbox', { name: 'Sitedeki adı' });
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('* Bu Alan Zorunlu')).toBeVisible();

  await userEvent.type(name, 'English (UK){Enter}');

  expect(http.sendForm).toHaveBeenCalledWith('PUT', call, { abbr: 'en', lang: 'English (UK)', version: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dilin adı' })).toBeNull());
});

describe('deleting a language', () => {
  const open = { ...half, active: 1 as const };
  const none = Object.fromEntries(languageContentKinds.map((kind) => [kind, 0]));

  async function remove(record: LanguageRecord, decision: string): Promise<void> {
    stubReads({
      [call]: () => succeeded([record, turkish]),
      [`${call}/en/contents`]: () => succeeded({ ...none, articles: 2, 'static-texts': 3 }),
    });
    openPanel(routes, address);
    await userEvent.click(await screen.findByRole('button', { name: 'English: diğer işlemler' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sil', hidden: true }));
    const question = within(await screen.findByRole('dialog', { name: 'Emin Misin?!' }));
    expect(question.getByText(/bu dildeki metinler de silinir: 2 makale, 3 sabit metin\./)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: decision, hidden: true }));
  }

  test('removes the language and its texts after confirmation', async () => {
    await remove(half, 'Evet, Sil!');
    expect(await screen.findByText('Silindi!')).toBeInTheDocument();
    expect(http.sendForm).toHaveBeenCalledWith('DELETE', call, { abbr: 'en', with_texts: 1 });
  });

  test('can be replaced by switching it off, which keeps the texts', async () => {
    await remove(open, 'Yalnızca kapat');
    expect(await screen.findByText('Güncellendi!')).toBeInTheDocument();
    expect(http.sendForm).toHaveBeenCalledWith('PUT', `${call}/active`, { abbr: 'en', active: 0 });
  });
});
