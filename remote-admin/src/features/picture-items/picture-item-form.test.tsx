import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PictureItemRecord } from '@vitrin/shared-contracts/picture-items';
import { keepDraft } from '../../testing/drafts.ts';
import { languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { certificatePages } from './certificate.pages.tsx';
import { sliderPages } from './slider.pages.tsx';
import { submitButton } from '../../testing/submit-button.ts';

const picture = { id: 5, path: '/media/a', widths: [480], width: 480, height: 320, alt: '', focus: { x: 50, y: 50 } };

function record(version: number): PictureItemRecord {
  const state = { queue: 1, active: 1, updated_at: '2026-01-06T09:00:00.000Z' } as const;
  const translations = { tr: { title: 'Baraj', text: '' }, en: { title: 'Dam', text: '' } };
  return { id: 9, ...state, picture, link_url: '/makaleler', version, translations };
}

const insert = singleScreenRoutes('/admin/sliders/insert', sliderPages.InsertPage);
const update = singleScreenRoutes('/admin/sliders/update', sliderPages.UpdatePage);
const title = () => screen.findByRole('textbox', { name: 'Başlık' });
const save = async () => userEvent.click(await screen.findByRole('button', { name: submitButton }));

function answer(version = 3): void {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/sliders/9': () => succeeded(record(version)),
    '/api/admin/certificates/9': () => succeeded(record(version)),
  });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer();
});

test('a new slide without picture and title is not sent and shows both errors', async () => {
  openPanel(insert, '/admin/sliders/insert');

  await save();

  expect(await screen.findByText('Düzeltilmesi gereken 2 alan var:')).toBeVisible();
  expect(await title()).toHaveAccessibleDescription(/\* Bu Alan Zorunlu/);
  expect(screen.getByRole('button', { name: 'Görsel' })).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('a new slide is sent with its idempotency key and only the languages that have text; then the list opens', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  const blank = { title: '', text: '' };
  await keepDraft(
    { email: 'gulsah@ornek.com', form: 'slider', record: 0 },
    { active: 1, media_id: picture, link_url: ' ', translations: { tr: { title: 'Baraj', text: '' }, en: blank } },
  );
  const { router } = openPanel(insert, '/admin/sliders/insert');

  await userEvent.click(await screen.findByRole('button', { name: 'Yazıyı geri yükle' }));
  await save();

  expect(await screen.findByText('başka ekran')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/sliders');
  const [method, path, fields, key] = http.sendForm.mock.calls[0] ?? [];
  expect([method, path]).toEqual(['POST', '/api/admin/sliders']);
  expect(fields).toEqual({
    form_data: { active: 1, media_id: 5, link_url: null, translations: { tr: { title: 'Baraj', text: '' } } },
  });
  expect(key).toMatch(/^[\da-f-]{36}$/);
});

test('an emptied language is removed, except for the default one, which is required', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(update, '/admin/sliders/update?id=9');

  await userEvent.click(await screen.findByRole('tab', { name: /English/ }));
  await userEvent.clear(await title());
  answer(4);
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({
    form_data: { id: 9, version: 3, translations: { tr: { title: 'Baraj' }, en: null } },
  });
  expect(await screen.findByText('Kaydedilmemiş değişiklik yok.')).toBeVisible();
});

test('an unsafe link shows an error before anything is sent', async () => {
  openPanel(update, '/admin/sliders/update?id=9');

  const link = await screen.findByRole('textbox', { name: 'Bağlantı' });
  await userEvent.clear(link);
  await userEvent.type(link, 'http://ornek.com');
  await save();

  await waitFor(() => expect(link).toHaveAccessibleDescription(/Site İçi Yol/));
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('a rejection is shown beside its field and keeps the typed values', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { media_id: 'Listeden bir değer seçin.' } }));
  openPanel(
    singleScreenRoutes('/admin/certificates/update', certificatePages.UpdatePage),
    '/admin/certificates/update?id=9',
  );

  await userEvent.type(await title(), ' gövdesi');
  await save();

  expect((await screen.findAllByText(/Listeden bir değer seçin./))[0]).toBeVisible();
  expect(http.sendForm.mock.calls[0]?.[1]).toBe('/api/admin/certificates/9');
  expect(await title()).toHaveValue('Baraj gövdesi');
});

test('without a record id the list opens', async () => {
  const { router } = openPanel(update, '/admin/sliders/update');
  expect(await screen.findByText('başka ekran')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/sliders');
});

test('a deleted record shows a not-found message', async () => {
  openPanel(update, '/admin/sliders/update?id=77');
  expect(await screen.findByRole('heading', { name: 'Bu kayıt bulunamadı.' })).toBeVisible();
});
