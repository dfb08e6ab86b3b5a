import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits } from '@vitrin/shared-contracts/limits';
import { copiedValues } from '../../editing/form/copied-record.ts';
import { http, rejected, stubReads, succeeded } from '../../testing/fake-server.ts';
import { articleRecord, articleRow, languages } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { blank, calls, copyOf, insert, list, serve, title } from './testing/publication-screens.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  serve();
});

test('the menu of a row makes a draft of a new record and opens it', async () => {
  stubReads({
    '/api/admin/blog': () => succeeded([articleRow(7, 'Çelik yapılar')]),
    '/api/admin/languages/info': () => succeeded(languages),
  });
  openPanel(list, '/admin/pages/blog');
  await userEvent.click(await screen.findByRole('button', { name: 'Çelik yapılar: diğer işlemler' }));
  expect(await screen.findByRole('menuitem', { name: 'Kopyasını oluştur', hidden: true })).toHaveAttribute(
    'href',
    '/admin/pages/blog/insert?kopya=7',
  );
});

test('a copy is saved as the draft of a new record, with a name of its own and no address, and opens', async () => {
  http.sendForm.mockImplementation(async (_method, path, fields) => {
    const id = path.split('/').at(-1) ?? '';
    const copy = { ...copyOf({}), id, record: null, base_version: null, form_json: JSON.stringify(fields['form']) };
    http.publication.mockImplementation(async (read) =>
      succeeded(read.endsWith(id) ? copy : { copies: [], schedules: [] }),
    );
    return succeeded(copy);
  });
  const { router } = openPanel(insert, '/admin/pages/blog/insert?kopya=7');

  await waitFor(async () => expect(await title()).toHaveValue('Çelik yapılar (kopya)'));
  expect(screen.getByRole('textbox', { name: 'Adres' })).toHaveValue('');
  const [{ path, fields } = { path: '', fields: {} }, ...others] = calls();
  expect(others).toEqual([]);
  const { document } = articleRecord().translations['tr'] ?? {};
  const tr = { ...blank, title: 'Çelik yapılar (kopya)', document };
  expect(fields).toMatchObject({
    form_data: { record: null, base_version: null, rev: 0, title: 'Çelik yapılar (kopya)' },
    form: { translations: { tr, en: blank } },
    values: { active: 1, translations: { tr } },
  });
  expect(fields).not.toHaveProperty('base');
  // A reload opens the draft and makes no second copy.
  expect(router.state.location.search).toBe(`?taslak=${path.split('/').at(-1)}`);
});

test('a copy that cannot be saved shows why, and the list opens', async () => {
  http.sendForm.mockResolvedValue(rejected(500));
  const { router } = openPanel(insert, '/admin/pages/blog/insert?kopya=7');

  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/pages/blog'));
  expect(await screen.findByText(/Kopyası oluşturulamadı!/)).toBeInTheDocument();
});

test('a record that does not exist any more is not copied', async () => {
  openPanel(insert, '/admin/pages/blog/insert?kopya=70');
  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
});

describe('the values of a copy', () => {
  interface Values {
    code: string;
    translations: Record<string, { name: string; seo_name: string; summary: string }>;
  }
  const blankValues: Values = { code: '', translations: {} };
  const copied = (record: Values) =>
    copiedValues(
      { values: (one: (Values & { version: number }) | null) => one ?? blankValues, notCopied: ['code'] },
      { ...record, version: 3 },
      {},
    );

  test('are those of the record, but for what must be unique', () => {
    const tr = { name: 'Vinç', seo_name: 'vinc', summary: 'Özet' };
    const en = { name: ' ', seo_name: '', summary: '' };
    expect(copied({ code: 'V-1', translations: { tr, en } })).toMatchObject({
      code: '',
      translations: { tr: { name: 'Vinç (kopya)', seo_name: '', summary: 'Özet' }, en },
    });
  });

  test('have names that are not too long', () => {
    const tr = { name: 'x'.repeat(limits.title.max), seo_name: '', summary: '' };
    const { name } = copied({ code: '', translations: { tr } }).translations['tr'] ?? {};
    expect(name).toHaveLength(limits.title.max);
    expect(name).toMatch(/ \(kopya\)$/);
  });
});
