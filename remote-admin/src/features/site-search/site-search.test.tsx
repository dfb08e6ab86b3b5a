import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits } from '@vitrin/shared-contracts/limits';
import { invalid } from '@vitrin/shared-contracts/validation';
import { http, rejected, stubReads, succeeded, unreachable } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { found, part, place } from '../../testing/site-search-fixtures.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { SiteSearchPage } from './site-search.page.tsx';

const address = '/admin/site-search';
const call = '/api/admin/site-search';
const routes = singleScreenRoutes(address, SiteSearchPage);

type Params = Readonly<Record<string, unknown>>;

function answer(search: (params: Params) => ReturnType<typeof succeeded>): void {
  stubReads({ [call]: search, [`${call}/replacements`]: () => succeeded([]) });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer(() => succeeded(part([found('7', 'Köprü', [place('a')])])));
});

const language = (abbr: string, lang: string, is_default: 0 | 1) => ({ id: 1, abbr, lang, active: 1, is_default });

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { name })).closest('li');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

test('what is typed is searched on Enter, and is in the address; each place says where it is', async () => {
  const draft = place('b', { source: 'draft', field: 'Özet', lang: '' });
  const link = place('c', { part: 'address', field: 'Bağlantı' });
  answer(() => succeeded(part([found('7', 'Köprü', [place('a'), draft, link], { more: 4 })])));
  const { router } = openPanel(routes, address);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Aranan' }), '0212 555 01 00{Enter}');

  const row = await rowOf('Köprü');
  expect(http.getJson).toHaveBeenCalledWith(call, { search: '0212 555 01 00' });
  expect(router.state.location.search).toBe('?ara=0212+555+01+00');
  expect(await screen.findByText('“0212 555 01 00” 1 kayıtta, 7 yerde geçiyor.')).toBeVisible();
  expect(row.getByRole('link', { name: 'Köprü' })).toHaveAttribute('href', '/admin/pages/blog/update?id=7');
  expect(row.getByText('Makale ·')).toBeVisible();
  expect(row.getByText('Yayında')).toBeVisible();
  expect(row.getAllByText('0212 555 01 00').every(({ tagName }) => tagName === 'MARK')).toBe(true);
  expect(row.getByText('Taslakta')).toBeVisible();
  expect(row.getByText('Bağlantı · bağlantı adresi · tr')).toBeVisible();
  expect(row.getByText(/Bu kayıtta 4 yer daha var/)).toBeVisible();
  expect(row.queryByRole('checkbox')).toBeNull();
});

test('a text that is too long is kept whole, and nothing is searched or replaced by a part of it', async () => {
  openPanel(routes, `${address}?ara=köprü`);
  await rowOf('Köprü');
  jest.clearAllMocks();
  const replacement = screen.getByRole('textbox', { name: 'Yerine' });
  await userEvent.click(replacement);
  await userEvent.paste('x'.repeat(limits.siteSearch.replacement.max + 1));
  await userEvent.keyboard('{Enter}');
  expect(replacement).toHaveAccessibleDescription(
    expect.stringContaining(invalid.tooLong(limits.siteSearch.replacement.max)),
  );
  expect(replacement).toHaveValue('x'.repeat(limits.siteSearch.replacement.max + 1));
  expect(http.getJson).not.toHaveBeenCalledWith(call, expect.anything());
});

test('the places are in the order of the languages, the default one first, after what all languages share', async () => {
  const texts = [place('a', { lang: 'en' }), place('b', { lang: 'tr' }), place('c', { lang: '', field: 'Ad' })];
  stubReads({
    [call]: () => succeeded(part([found('7', 'Köprü', texts)])),
    [`${call}/replacements`]: () => succeeded([]),
    '/api/admin/languages/info': () => succeeded([language('en', 'English', 0), language('tr', 'Türkçe', 1)]),
  });
  openPanel(routes, `${address}?ara=köprü`);
  const row = await rowOf('Köprü');
  await row.findByText('Metin · Türkçe');
  expect(row.getAllByText(/^(?:Ad|Metin)/).map(({ textContent }) => textContent)).toEqual([
    'Ad',
    'Metin · Türkçe',
    'Metin · English',
  ]);
});

test('the options narrow the search that is shown', async () => {
  openPanel(routes, `${address}?ara=köprü`);
  await rowOf('Köprü');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Büyük/küçük harf ayrımı' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Yalnızca tam sözcük' }));
  await waitFor(() =>
    expect(http.getJson).toHaveBeenCalledWith(call, { search: 'köprü', match_case: 1, whole_words: 1 }),
  );
});

test('a large site is searched part by part, and a failed part is tried again', async () => {
  const first = part([found('7', 'Köprü', [place('a')])], { searched: 400, total: 1_200, next: 'article 7' });
  const second = part([found('9', 'Tünel', [place('a')])], { searched: 1_200, total: 1_200 });
  answer(({ after }) => (after === undefined ? succeeded(first) : unreachable()));
  openPanel(routes, `${address}?ara=köprü`);
  await rowOf('Köprü');
  expect(await screen.findByText('Arama yarıda kaldı; bulunanlar aşağıda.')).toBeVisible();

  answer(({ after }) => succeeded(after === undefined ? first : second));
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await rowOf('Tünel');
  expect(http.getJson).toHaveBeenLastCalledWith(call, { search: 'köprü', after: 'article 7' });
  expect(await screen.findByText('“köprü” 2 kayıtta, 2 yerde geçiyor.')).toBeVisible();
});

test('more than a thousand places are searched for only if the user wants it', async () => {
  const many = Array.from({ length: 500 }, (_, index) => place(`a${index}`));
  answer(({ after }) => {
    const id = after === undefined ? 1 : Number(after) + 1;
    return succeeded(
      part([found(String(id), `Kayıt ${id}`, many)], { searched: id, total: 3, next: id < 3 ? String(id) : null }),
    );
  });
  openPanel(routes, `${address}?ara=ve`);
  const further = await screen.findByRole('button', { name: 'Aramayı sürdür' });
  expect(screen.getByText(/2 kayıtta, 1\.000 yerde geçiyor\. 3 kaydın 2 tanesi arandı\./)).toBeVisible();
  await userEvent.click(further);
  await rowOf('Kayıt 3');
  expect(screen.queryByRole('button', { name: 'Aramayı sürdür' })).toBeNull();
}, 20_000);

test('the found records have pages', async () => {
  const records = Array.from({ length: 25 }, (_, index) =>
    found(String(index + 1), `Kayıt ${index + 1}`, [place('a')]),
  );
  answer(() => succeeded(part(records)));
  openPanel(routes, `${address}?ara=köprü`);
  await rowOf('Kayıt 20');
  expect(screen.queryByRole('heading', { name: 'Kayıt 21' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '2. sayfa' }));
  await rowOf('Kayıt 25');
  expect(http.getJson.mock.calls.filter(([path]) => path === call)).toHaveLength(1);
});

test.each(['', ' a '])('a text that is too short (“%s”) is not searched', async (typed) => {
  openPanel(routes, address);
  const field = await screen.findByRole('textbox', { name: 'Aranan' });
  if (typed !== '') await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Bul' }));
  expect(await screen.findByText('En az 2 karakter yazın.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(http.getJson).not.toHaveBeenCalledWith(call, expect.anything());
});

test('nothing found explains itself; a failure can be retried', async () => {
  answer(() => rejected(500));
  openPanel(routes, `${address}?ara=köprü`);
  expect(await screen.findByRole('heading', { name: 'Bilgiler alınamadı.' })).toBeVisible();
  answer(() => succeeded(part([])));
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText('Bu metin hiçbir yerde geçmiyor.')).toBeVisible();
});
