import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, rejected, succeeded } from '../../testing/fake-server.ts';
import { articleRecord } from '../../testing/fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import {
  address,
  blank,
  calls,
  choose,
  copyId,
  copyOf,
  press,
  serve,
  title,
  update,
} from './testing/publication-screens.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  serve();
});

test('one language is published alone: its texts, and everything else as it is on the site', async () => {
  const english = { ...blank, title: 'Steel', document: articleRecord().translations['tr']?.document };
  const form = JSON.parse(copyOf({ title: 'Çelik köprüler' }).form_json) as { translations: object };
  const form_json = JSON.stringify({ ...form, translations: { ...form.translations, en: english } });
  serve({ copy: copyOf({}, { form_json }) });
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(update, address);
  await title();

  await choose('English');
  await waitFor(() => expect(calls()).toHaveLength(1));
  const [{ path, fields } = { path: '', fields: {} }] = calls();
  expect(path).toBe('/api/admin/blog/7');
  expect(fields).toMatchObject({ form_data: { version: 3, translations: { en: { title: 'Steel' } } } });
  expect(fields).not.toHaveProperty('form_data.translations.tr');
  expect(fields).not.toHaveProperty('working_copy');
});

test('a publication is scheduled after the draft was saved, and shown with its problem until it is cancelled', async () => {
  http.sendForm.mockResolvedValue(succeeded({}));
  openPanel(update, address);
  await userEvent.type(await title(), ' ve deprem');
  const schedule = {
    id: copyId,
    record: '7',
    copy_id: copyId,
    action: 'publish' as const,
    title: '',
    due_at: '2026-12-01T06:00:00.000Z',
    author: 'Elif Kaya',
    languages: ['tr'],
    problem: 'Zamanlandıktan sonra şu alanlar değişti: Başlık (tr).',
  };
  serve({ copy: copyOf({ title: 'Çelik yapılar ve deprem' }, { rev: 1 }), schedule });
  await choose('Zamanla…');
  await press('Zamanla');

  expect(await screen.findByText('Yayında · değişiklik zamanlandı')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('1.12.2026 - 09:00 tarihinde yayınlanacak');
  expect(screen.getByRole('note')).toHaveTextContent('şu alanlar değişti: Başlık (tr)');
  expect(calls().map(({ path }) => path.replace(/[\da-f-]{36}$/, '{id}'))).toEqual([
    '/api/admin/publication/article/copies/{id}',
    '/api/admin/publication/article/schedules/{id}',
  ]);

  serve();
  await press('Zamanlamayı iptal et');
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(calls().at(-1)).toMatchObject({ method: 'DELETE' });
});

test('a field that others have changed meanwhile is decided about, and then it is scheduled', async () => {
  // The article has version 3 by now.
  serve({ copy: copyOf({ title: 'Benim başlığım' }, { base_version: 2, base_json: null }) });
  const conflict = { path: 'translations.tr.title', kind: 'text', base: 'Eski', mine: '', theirs: '', proposal: null };
  const data = { sent_version: 2, current_version: 3, current: {}, conflicts: [conflict], merged: [] };
  http.sendForm.mockResolvedValueOnce(rejected(409, { data })).mockResolvedValue(succeeded({}));
  openPanel(update, address);
  await title();
  await choose('Zamanla…');
  await press('Zamanla');

  const dialog = within(await screen.findByRole('dialog', { name: 'Aynı alanı siz de değiştirdiniz' }));
  await userEvent.click(dialog.getByRole('radio', { name: /^Benimki/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Seçtiklerimle kaydet' }));

  await waitFor(() => expect(calls()).toHaveLength(3));
  expect(calls()).toMatchObject([
    { path: expect.stringContaining('/schedules/') as string, fields: { form_data: { base_version: 2 } } },
    { path: expect.stringContaining('/copies/') as string, fields: { form_data: { base_version: 3 } } },
    {
      path: expect.stringContaining('/schedules/') as string,
      fields: { form_data: { base_version: 3 }, values: { translations: { tr: { title: 'Benim başlığım' } } } },
    },
  ]);
});

test('taking a record off the site is scheduled without saving a draft', async () => {
  http.sendForm.mockResolvedValue(succeeded({}));
  openPanel(update, address);
  await title();
  await choose('Yayından kaldırmayı zamanla…');
  expect(await screen.findByText(/Kayıt bu zamanda yayından kalkar/)).toBeVisible();
  await press('Zamanla');

  await waitFor(() => expect(calls()).toHaveLength(1));
  expect(calls()).toMatchObject([{ fields: { form_data: { record: '7', action: 'withdraw' } } }]);
});

test('a language is taken off the site after a question, and its texts stay as a draft', async () => {
  serve({ languages: ['tr', 'en'], published_before: ['tr', 'en'] });
  http.sendForm.mockResolvedValueOnce(succeeded({ record: articleRecord(4) })).mockResolvedValue(succeeded({}));
  openPanel(update, address);
  await title();

  await choose(/English sürümünü kaldır/);
  serve({ languages: ['tr'], published_before: ['tr', 'en'], copy: copyOf({}, { rev: 1, base_version: 4 }) }, 4);
  await press('Yayından kaldır');

  expect(await screen.findByRole('tab', { name: /English yayından kalktı/ })).toBeVisible();
  expect(calls()).toMatchObject([
    { path: '/api/admin/publication/article/7/withdrawn', fields: { form_data: { languages: ['en'] } } },
    { fields: { form_data: { record: '7', base_version: 4, rev: 0 } } },
  ]);
});

test('a record is taken off the site, and its button publishes it again', async () => {
  http.sendForm.mockResolvedValue(succeeded({ record: articleRecord(4) }));
  openPanel(update, address);
  await title();

  await choose('Yayından kaldır…');
  serve({ active: false }, 4);
  await press('Yayından kaldır');

  expect(await screen.findByText('Yayından kalktı')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yayınla' })).toBeVisible();
});
