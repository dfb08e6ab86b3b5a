import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WorkingCopy } from '@vitrin/shared-contracts/publication';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { publishedRecord } from '../../testing/publication-fixtures.ts';
import { submitButton } from '../../testing/submit-button.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { PageHeaderPage } from './page-header.page.tsx';

const picture = { id: 5, path: '/media/a', widths: [480], width: 480, height: 320, alt: '', focus: { x: 50, y: 50 } };
const values = { translations: { tr: { title: 'Yazılar', text: '', picture } } };
const copyId = '5f0c9d3e-6b1a-4d2c-8e7f-0a1b2c3d4e5f';

function answer(version = 3): void {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/page-headers/blog': () => succeeded({ route: 'blog', version, ...values }),
  });
}

const open = (query = '?route=blog') =>
  openPanel(singleScreenRoutes('/admin/page-meta/header', PageHeaderPage), `/admin/page-meta/header${query}`);
const text = () => screen.findByRole('textbox', { name: 'Metin' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  http.publication.mockReset();
  http.sendForm.mockResolvedValue(succeeded());
  answer();
});

test('a header is published alone, with its picture as an id and without languages that have no text', async () => {
  open();
  await userEvent.type(await text(), 'Sahadan.');
  expect(screen.getByText('Yayında')).toBeVisible();
  answer(4);
  await press(submitButton);

  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(http.sendForm.mock.calls[0]?.slice(0, 2)).toEqual(['PUT', '/api/admin/page-headers']);
  expect(http.sendForm.mock.calls[0]?.[2]).toEqual({
    form_data: {
      route: 'blog',
      version: 3,
      translations: { tr: { title: 'Yazılar', text: 'Sahadan.', picture: 5 } },
    },
  });
});

test('the draft of a header is that of its page only', async () => {
  open();
  await userEvent.type(await text(), 'Sahadan.');
  await press('Taslağı kaydet');

  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  const [, path, fields] = http.sendForm.mock.calls[0] ?? [];
  expect(path).toMatch(/^\/api\/admin\/publication\/page-header\/copies\/[\da-f-]{36}$/);
  expect(fields).toMatchObject({
    form_data: { record: 'blog', base_version: 3, rev: 0 },
    values: { route: 'blog', translations: { tr: { text: 'Sahadan.' } } },
  });
});

test('a saved draft opens in the form, and publishing names it', async () => {
  const copy: WorkingCopy = {
    id: copyId,
    record: 'blog',
    title: 'Sayfanın üstü: Makaleler',
    author: 'Elif Kaya',
    updated_at: new Date().toISOString(),
    rev: 2,
    base_version: 3,
    changed: [{ path: 'translations.tr.title', label: 'Başlık (tr)' }],
    form_json: JSON.stringify({ translations: { tr: { title: 'Notlar', text: '', picture } } }),
    base_json: JSON.stringify(values),
  };
  http.publication.mockImplementation(async () => succeeded({ ...publishedRecord, copy }));
  open();

  expect(await screen.findByRole('textbox', { name: 'Başlık' })).toHaveValue('Notlar');
  expect(screen.getByText('Yayında · taslak var')).toBeVisible();
  await press('Güncelle');
  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({
    working_copy: copyId,
    form_data: { version: 3, translations: { tr: { title: 'Notlar' } } },
  });
});

test('a header can be scheduled, and only languages beside the default one are taken down', async () => {
  http.publication.mockImplementation(async () => succeeded({ ...publishedRecord, languages: ['tr', 'en'] }));
  open();
  await press('Diğer yayın seçenekleri');
  const menu = within(await screen.findByRole('menu', { hidden: true }));
  const items = menu.getAllByRole('menuitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(items).toEqual(['Zamanla…', 'Yalnızca English sürümünü kaldır…']);
});

test.each(['', '?route=home'])('a page without a header (%j) redirects to the list', async (query) => {
  const { router } = open(query);
  expect(await screen.findByText('başka ekran')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/page-meta');
});
