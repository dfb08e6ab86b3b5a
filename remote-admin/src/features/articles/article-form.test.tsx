import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleRecord, languages } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { keepDraft, keptDrafts } from '../../testing/drafts.ts';
import { articlePages } from './article.pages.tsx';
import { articleDefinition } from '@vitrin/shared-contracts/records/article';
import { declaredForm } from '../../editing/form/declared-form.ts';
import { submitButton } from '../../testing/submit-button.ts';

const address = '/admin/pages/blog/update?id=7';
const routes = singleScreenRoutes('/admin/pages/blog/update', articlePages.UpdatePage);
const title = () => screen.findByRole('textbox', { name: 'Başlık' });
const save = async () => userEvent.click(await screen.findByRole('button', { name: submitButton }));

function answer(version = 3): void {
  stubReads({
    '/api/admin/languages/info': () => succeeded(languages),
    '/api/admin/blog/7': () => succeeded(articleRecord(version)),
  });
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  answer();
});

test('without an article id the list opens', async () => {
  const { router } = openPanel(routes, '/admin/pages/blog/update');

  expect(await screen.findByText('başka ekran')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/pages/blog');
});

test('saving sends the typed values with the record version', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, address);

  await userEvent.type(await title(), ' ve deprem');
  answer(4);
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  const [method, path, fields] = http.sendForm.mock.calls[0] ?? [];
  expect([method, path]).toEqual(['PUT', '/api/admin/blog/7']);
  expect(fields).toMatchObject({
    form_data: { id: 7, version: 3, active: 1, translations: { tr: { title: 'Çelik yapılar ve deprem' } } },
  });
  expect(await screen.findByText('Kaydedilmemiş değişiklik yok.')).toBeVisible();
});

test('a validation error is shown beside the field and in the summary, and nothing is sent', async () => {
  openPanel(routes, address);

  await userEvent.clear(await title());
  await save();

  expect(await screen.findByText('Düzeltilmesi gereken 1 alan var:')).toBeVisible();
  expect(await title()).toHaveAccessibleDescription(/\* Bu Alan Zorunlu/);
  expect(http.sendForm).not.toHaveBeenCalled();
});

test.each([
  ['Yayın tarihi', '5 Aralık', /Geçerli Bir Tarih Giriniz/],
  ['Yayın tarihi, saati', '25:00', /Saati 09:30 Gibi Yazınız/],
])('text in %s that cannot be read stays with an error and blocks publishing', async (name, text, message) => {
  openPanel(routes, address);

  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
  await save();

  expect(field).toHaveValue(text);
  expect(field).toHaveAccessibleDescription(message);
  expect(await screen.findByText('Düzeltilmesi gereken 1 alan var:')).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
});

test('a typed publication date is sent as a moment in Istanbul', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, address);

  const day = await screen.findByRole('textbox', { name: 'Yayın tarihi' });
  await userEvent.clear(day);
  await userEvent.type(day, '15 Ocak 2013');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Yayın tarihi, saati' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Yayın tarihi, saati' }), '0030');
  await save();

  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({
    form_data: { published_at: '2013-01-14T22:30:00.000Z' },
  });
});

test('a rejection is shown beside its field, opens its language tab and keeps all values', async () => {
  const errors = { 'translations.en.title': '* Bu Alan Zorunlu', 'translations.tr.seo_name': 'Bu Adres Kullanılıyor' };
  http.sendForm.mockResolvedValue(rejected(422, { message: 'Bazı alanlar geçersiz.', errors }));
  openPanel(routes, address);

  await userEvent.type(await title(), ' ve deprem');
  await save();

  expect(await screen.findByText('Düzeltilmesi gereken 2 alan var:')).toBeVisible();
  expect(await screen.findByRole('tab', { name: /1 hata English/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: /Türkçe/ }));
  expect(screen.getByRole('textbox', { name: 'Başlık' })).toHaveValue('Çelik yapılar ve deprem');
  expect(screen.getByRole('textbox', { name: 'Adres' })).toHaveAccessibleDescription(/Bu Adres Kullanılıyor/);
});

test('editing a field removes its error message from the server', async () => {
  http.sendForm.mockResolvedValue(rejected(422, { errors: { 'translations.tr.seo_name': 'Bu Adres Kullanılıyor' } }));
  openPanel(routes, address);
  await userEvent.type(await title(), '!');
  await save();
  expect(await screen.findByText('Düzeltilmesi gereken 1 alan var:')).toBeVisible();

  await userEvent.type(screen.getByRole('textbox', { name: 'Adres' }), '-2');

  expect(screen.queryByText('Düzeltilmesi gereken 1 alan var:')).toBeNull();
});

test('typed values survive leaving the page and can be restored afterwards', async () => {
  const first = openPanel(routes, address);
  await userEvent.type(await title(), ' yarım');
  fireEvent(window, new Event('pagehide'));
  first.unmount();

  openPanel(routes, address);
  expect(await title()).toHaveValue('Çelik yapılar');
  await userEvent.click(await screen.findByRole('button', { name: 'Yazıyı geri yükle' }));

  expect(await title()).toHaveValue('Çelik yapılar yarım');
  expect(screen.queryByRole('button', { name: 'Yazıyı geri yükle' })).toBeNull();
});

test('saving the form deletes its draft', async () => {
  http.sendForm.mockResolvedValue(succeeded());
  openPanel(routes, address);
  await userEvent.type(await title(), ' tam');
  answer(4);
  await save();
  await screen.findByText('Kaydedilmemiş değişiklik yok.');

  expect(await keptDrafts('gulsah@ornek.com')).toEqual([]);
});

describe('when a colleague has saved a newer version', () => {
  const saved = { by: 'Elif Kaya', at: new Date().toISOString(), fields: ['translations.tr.summary'] };
  const stale = rejected(409, { data: { sent_version: 3, current_version: 4, current: {}, saved } });
  const newer = (texts: object) => {
    const { translations, ...record } = articleRecord(4);
    stubReads({
      '/api/admin/languages/info': () => succeeded(languages),
      '/api/admin/blog/7': () => succeeded({ ...record, translations: { tr: { ...translations['tr'], ...texts } } }),
    });
  };
  const sent = (call: number) => http.sendForm.mock.calls[call]?.[2];

  test('changes of other fields are kept and saved together with the own ones, without a question', async () => {
    http.sendForm.mockResolvedValueOnce(stale);
    http.sendForm.mockResolvedValueOnce(succeeded());
    openPanel(routes, address);
    await userEvent.type(await title(), ' benim');
    newer({ summary: 'Elif’in özeti' });
    await save();

    await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(2));
    expect(sent(1)).toMatchObject({
      form_data: { version: 4, translations: { tr: { title: 'Çelik yapılar benim', summary: 'Elif’in özeti' } } },
    });
    expect(await screen.findByRole('textbox', { name: 'Özet' })).toHaveValue('Elif’in özeti');
  });

  test('a field that both have changed is chosen side by side before anything is saved', async () => {
    http.sendForm.mockResolvedValueOnce(stale);
    http.sendForm.mockResolvedValueOnce(succeeded());
    openPanel(routes, address);
    await userEvent.type(await title(), ' benim');
    newer({ title: 'Elif’in başlığı', summary: 'Elif’in özeti' });
    await save();

    const dialog = within(await screen.findByRole('dialog', { name: 'Aynı alanı siz de değiştirdiniz' }));
    expect(dialog.getByRole('group', { name: 'Başlık (tr)' })).toHaveTextContent('Çelik yapılar benim');
    expect(dialog.getByRole('button', { name: 'Önce hepsini seçin' })).toBeDisabled();
    expect(http.sendForm).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('radio', { name: /^Elif Kaya/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Seçtiklerimle kaydet' }));

    await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(2));
    expect(sent(1)).toMatchObject({
      form_data: { version: 4, translations: { tr: { title: 'Elif’in başlığı', summary: 'Elif’in özeti' } } },
    });
  });

  test('chosen values can be edited in the form before anything is saved', async () => {
    http.sendForm.mockResolvedValueOnce(stale);
    http.sendForm.mockResolvedValueOnce(succeeded());
    openPanel(routes, address);
    await userEvent.type(await title(), ' benim');
    newer({ title: 'Elif’in başlığı' });
    await save();

    const dialog = within(await screen.findByRole('dialog', { name: 'Aynı alanı siz de değiştirdiniz' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Elif Kaya/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Seçtiklerimi formda düzenle' }));
    await waitFor(async () => expect(await title()).toHaveValue('Elif’in başlığı'));
    expect(http.sendForm).toHaveBeenCalledTimes(1);
    await userEvent.type(await title(), ' ve benimki');
    await save();
    await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(2));
    expect(sent(1)).toMatchObject({
      form_data: { version: 4, translations: { tr: { title: 'Elif’in başlığı ve benimki' } } },
    });
  });

  test('going back to writing keeps the input and saves nothing; the next save asks again', async () => {
    http.sendForm.mockResolvedValueOnce(stale);
    openPanel(routes, address);
    await userEvent.type(await title(), ' benim');
    newer({ title: 'Elif’in başlığı' });
    await save();

    await userEvent.click(await screen.findByRole('button', { name: 'Yazmaya dön' }));

    await userEvent.type(await title(), ' başlığım');
    await save();

    const dialog = within(await screen.findByRole('dialog', { name: 'Aynı alanı siz de değiştirdiniz' }));
    expect(dialog.getByRole('radio', { name: /^Benimki/ }).closest('label')).toHaveTextContent(
      'Çelik yapılar benim başlığım',
    );
    expect(http.sendForm).toHaveBeenCalledTimes(1);
  });
});

test('a restored draft is saved over the version that it was written on, never over what came later', async () => {
  const newer = articleRecord(3);
  const draft = {
    ...declaredForm(articleDefinition).values(newer, { languages }),
    translations: { tr: { ...newer.translations['tr'], title: 'Taslaktaki başlık', summary: '' } },
  };
  await keepDraft({ email: 'gulsah@ornek.com', form: 'article', record: 7 }, draft, { base: 2 });
  const conflict = { path: 'translations.tr.title', kind: 'text', base: 'Eski', mine: '', theirs: '', proposal: null };
  const data = { sent_version: 2, current_version: 3, current: {}, conflicts: [conflict], merged: [] };
  http.sendForm.mockResolvedValueOnce(rejected(409, { data }));
  http.sendForm.mockResolvedValueOnce(succeeded());
  openPanel(routes, address);
  await userEvent.click(await screen.findByRole('button', { name: 'Yazıyı geri yükle' }));
  await waitFor(async () => expect(await title()).toHaveValue('Taslaktaki başlık'));
  await save();

  const dialog = within(await screen.findByRole('dialog', { name: 'Aynı alanı siz de değiştirdiniz' }));
  expect(dialog.getByRole('radio', { name: /^Benimki Taslaktaki başlık/ })).not.toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: /Çelik yapılar$/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Seçtiklerimle kaydet' }));

  await waitFor(() => expect(http.sendForm).toHaveBeenCalledTimes(2));
  const versions = http.sendForm.mock.calls.map(([, , fields]) => (fields['form_data'] as { version: number }).version);
  expect(versions).toEqual([2, 3]);
  expect(http.sendForm.mock.calls[1]?.[2]).toMatchObject({
    form_data: { translations: { tr: { title: 'Çelik yapılar' } } },
  });
});

test('an expired CSRF token keeps the draft and offers to reload the page', async () => {
  http.sendForm.mockResolvedValue(rejected(403, { code: 'csrf' }));
  openPanel(routes, address);
  await userEvent.type(await title(), ' bekler');
  await save();

  expect(await screen.findByRole('button', { name: 'Sayfayı yenile', hidden: true })).toBeInTheDocument();
  const drafts = await keptDrafts('gulsah@ornek.com');
  expect(drafts).toMatchObject([{ form: 'article', record: 7 }]);
  expect(JSON.stringify(drafts)).toContain('Çelik yapılar bekler');
});
