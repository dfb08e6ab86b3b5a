import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LetterRecord } from '@vitrin/shared-contracts/newsletter';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { PanelModulesContext, panelModule } from '../../editing/panel-module.ts';
import { languages } from '../../testing/fixtures.ts';
import { http, stubReads, succeeded } from '../../testing/fake-server.ts';
import { letterRecord, newsletterRecord, subscriptionRow } from '../../testing/newsletter-fixtures.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { InsertLetterPage, LetterPage } from './letter.pages.tsx';
import { NewsletterPage } from './newsletter.page.tsx';

const call = '/api/admin/newsletter';
const address = '/admin/newsletter';
const letterAddress = `${address}/letters/update`;
const routes = singleScreenRoutes(address, NewsletterPage);
const letterRoutes = singleScreenRoutes(letterAddress, LetterPage);
const meta = { page: 1, page_size: 20, total: 2 };

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

/** The message would replace the question of the next test. */
const expectSuccess = async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument();

function answer(letter: LetterRecord = letterRecord(3)) {
  stubReads({
    [call]: () => succeeded(newsletterRecord()),
    [`${call}/subscriptions`]: () => succeeded([subscriptionRow(1), subscriptionRow(2, { state: 'left' })], { meta }),
    [`${call}/letters/3`]: () => succeeded(letter),
    [api.adminLanguageInfo]: () => succeeded(languages),
    [api.adminArticles]: () => succeeded([], { meta: { ...meta, total: 0 } }),
  });
}

test('the list shows each subscription with what proves it, and one is ended after a question', async () => {
  answer();
  http.sendForm.mockResolvedValue(succeeded(null));
  openPanel(routes, address);
  const list = await screen.findByRole('list', { name: 'Abonelikler' });
  expect(within(list).getByText(/Onaylı ·/)).toBeVisible();
  await userEvent.click(within(list).getByLabelText('kisi1@ornek.example: onay kanıtı'));
  expect(within(list).getAllByText('Bülten almayı kabul ediyorum.')[0]).toBeVisible();
  expect(within(list).queryByRole('button', { name: 'kisi2@ornek.example: aboneliği sona erdir' })).toBeNull();
  await userEvent.click(within(list).getByRole('button', { name: 'kisi1@ornek.example: aboneliği sona erdir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sona erdir' }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', `${call}/subscriptions/1`, {}));
  await expectSuccess('Abonelik sona erdirildi.');
});

test('the settings are switched on with a notice', async () => {
  answer();
  http.sendForm.mockResolvedValue(succeeded(newsletterRecord({ enabled: true, contract_id: 4, version: 2 })));
  openPanel(routes, `${address}?bolum=ayarlar`);
  await userEvent.click(await screen.findByRole('switch', { name: /^Bülten açık/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Aydınlatma metni' }), 'Bülten Aydınlatma Metni');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('PUT', call, {
      form_data: expect.objectContaining({ enabled: true, footer: false, contract_id: 4, version: 1 }) as object,
    }),
  );
  await expectSuccess('Güncellendi!');
});

test.each([
  [{ contracts: [] }, 'Bülteni açmak için önce aydınlatma metni gerekir.'],
  [{ contract_id: 9 }, 'Seçili aydınlatma metni artık yok.'],
  [{ contract_id: 5 }, 'Seçtiğiniz metni henüz kimse onaylamadı.'],
])('the settings %j say what the notice lacks, and that this is no legal advice', async (changed, title) => {
  const sample = { id: 5, name: 'Örnek metin', is_confirmed: false, is_newsletter_notice: false };
  const { contracts } = newsletterRecord();
  stubReads({ [call]: () => succeeded(newsletterRecord({ contracts: [sample, ...contracts], ...changed })) });
  openPanel(routes, `${address}?bolum=ayarlar`);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(/hukuki danışmanlık değildir/)).toBeVisible();
});

test('a letter is sent to the number of addresses that the question names', async () => {
  answer();
  http.sendForm.mockResolvedValue(succeeded(letterRecord(3, { state: 'sending' })));
  openPanel(letterRoutes, `${letterAddress}?id=3`);
  await userEvent.click(await screen.findByRole('button', { name: 'Gönder' }));
  await userEvent.click(await screen.findByRole('button', { name: '40 adrese gönder' }));
  await waitFor(() =>
    expect(http.sendForm).toHaveBeenCalledWith('POST', `${call}/letters/3/sending`, { recipients: 40 }),
  );
  await expectSuccess('Gönderim başladı.');
});

test('a new letter stays open after it was saved, ready to be looked at', async () => {
  answer();
  http.sendForm.mockResolvedValue(succeeded(letterRecord(3)));
  const insertAddress = `${address}/letters/insert`;
  const update = adminPaths.newsletterLetter;
  const drafts = { 'newsletter-letter': { label: 'Mektup', right: 'newsletter.write', update } } as const;
  const forms = panelModule({ permissions: ['newsletter.write'], routes: [], drafts });
  const Insert = () => (
    <PanelModulesContext value={[forms]}>
      <InsertLetterPage />
    </PanelModulesContext>
  );
  const both = [...letterRoutes.slice(0, 1), ...singleScreenRoutes(insertAddress, Insert)];
  const { router } = openPanel(both, insertAddress);
  await userEvent.type(await screen.findByRole('textbox', { name: /Konu/ }), 'Ocak mektubu');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByRole('button', { name: 'Önizle' })).toBeEnabled();
  expect(router.state.location).toMatchObject({ pathname: letterAddress, search: '?id=3' });
});

test('the preview shows the letter as markup and as text, and its links open nothing', async () => {
  const html = '<!doctype html><html><body><h1>Ocak mektubu</h1><a href="/ayril">Ayrıl</a></body></html>';
  stubReads({
    [`${call}/letters/3`]: () => succeeded(letterRecord(3)),
    [`${call}/letters/3/preview`]: () =>
      succeeded({ from: 'bilgi@ornek.example', subject: 'Ocak mektubu', text: 'Düz mektup', html }),
    [api.adminLanguageInfo]: () => succeeded(languages),
    [api.adminArticles]: () => succeeded([], { meta: { ...meta, total: 0 } }),
  });
  openPanel(letterRoutes, `${letterAddress}?id=3`);
  await userEvent.click(await screen.findByRole('button', { name: 'Önizle' }));
  const dialog = await screen.findByRole('dialog', { name: 'Önizleme' });
  const document = () => [...dialog.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  await waitFor(() => expect(document()?.querySelector('h1')).toHaveTextContent('Ocak mektubu'));
  const link = document()?.querySelector('a');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  expect(link?.dispatchEvent(press)).toBe(false);
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Düz metin' }));
  expect(within(dialog).getByText('Düz mektup')).toBeVisible();
});

test('a letter with unsaved changes cannot be sent', async () => {
  answer();
  openPanel(letterRoutes, `${letterAddress}?id=3`);
  await userEvent.type(await screen.findByRole('textbox', { name: /Konu/ }), '!');
  expect(screen.getByText('Önce değişiklikleri kaydedin.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Gönder' })).toBeDisabled();
});

test('a letter that is being sent shows how far it is and can be stopped', async () => {
  answer(
    letterRecord(3, {
      state: 'sending',
      started_at: '2026-01-06T09:00:00.000Z',
      progress: { queued: 5, sent: 30, refused: 2 },
    }),
  );
  http.sendForm.mockResolvedValue(succeeded(null));
  openPanel(letterRoutes, `${letterAddress}?id=3`);
  expect(await screen.findByText('30')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Durdur' }));
  await waitFor(() => expect(http.sendForm).toHaveBeenCalledWith('DELETE', `${call}/letters/3/sending`, {}));
  await expectSuccess('Gönderim durduruldu.');
});
