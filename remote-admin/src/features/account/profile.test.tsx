import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { keepDraft, keptDrafts } from '../../testing/drafts.ts';
import { accountSession, ownAccount } from '../../testing/fixtures.ts';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { AccountPage } from './account.page.tsx';

const routes = singleScreenRoutes('/admin/account', AccountPage);
const password = 'kapi-mavi-77';

beforeEach(() => {
  localStorage.clear();
  jest.resetAllMocks();
  stubReads({
    '/api/admin/account': () => succeeded(ownAccount()),
    '/api/admin/account/sessions': () => succeeded([accountSession(1, 'Firefox, Linux', true)]),
  });
});

const field = (name: string) => screen.findByRole('textbox', { name });
const asked = () => screen.queryByLabelText(/^Şifreniz/, { selector: 'input' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

async function retype(name: string, text: string): Promise<void> {
  await userEvent.clear(await field(name));
  await userEvent.type(await field(name), text);
}

test('a new name is sent with its version and updates session and stored user data at once', async () => {
  const saved = ownAccount({ name: 'Gülşah Işık', version: 4 });
  http.sendForm.mockResolvedValue(succeeded(saved));
  openPanel(routes, '/admin/account');

  await retype('Ad soyad', 'Gülşah Işık');
  expect(asked()).toBeNull();
  await save();

  await waitFor(() => expect(sessionStore.get()?.user.name).toBe('Gülşah Işık'));
  expect(http.sendForm.mock.calls[0]?.slice(0, 3)).toEqual([
    'PUT',
    '/api/admin/account',
    { form_data: { name: 'Gülşah Işık', email: 'gulsah@ornek.com', version: 3 } },
  ]);
  expect(JSON.parse(localStorage.getItem('user_data') ?? '')).toEqual({
    name: 'Gülşah Işık',
    email: 'gulsah@ornek.com',
    role_group: 'admin',
  });
  expect(await screen.findByText('Kaydedilmemiş değişiklik yok.')).toBeVisible();
});

test('a new email requires the password, which is never stored in a draft', async () => {
  http.sendForm.mockResolvedValueOnce(rejected(422, { errors: { password: 'Şifre Hatalı' } }));
  openPanel(routes, '/admin/account');

  await retype('E-posta', 'gulsah@yeni.com');
  await save();
  expect(await screen.findByText('Düzeltilmesi gereken 1 alan var:')).toBeVisible();
  expect(http.sendForm).not.toHaveBeenCalled();
  await userEvent.type(asked() as HTMLElement, password);
  await waitFor(() => expect(screen.queryByText('Düzeltilmesi gereken 1 alan var:')).toBeNull());
  await save();

  await waitFor(() => expect(asked()).toHaveAccessibleDescription(/Şifre Hatalı/));
  expect(asked()).toHaveValue(password);
  expect(http.sendForm.mock.calls[0]?.[2]).toMatchObject({ form_data: { email: 'gulsah@yeni.com', password } });
  const kept = JSON.stringify(await keptDrafts('gulsah@ornek.com'));
  expect(kept).toContain('gulsah@yeni.com');
  expect(kept).not.toContain(password);
});

test('after a change of email the form has no changes, and stored data moves to the new email', async () => {
  const article = { email: 'gulsah@ornek.com', form: 'article', record: 7 };
  await keepDraft(article, { title: 'yarım' }, { base: 3 });
  localStorage.setItem('remember_me_email', 'gulsah@ornek.com');
  const saved = ownAccount({ email: 'gulsah@yeni.com', version: 4 });
  http.sendForm.mockResolvedValue(succeeded(saved));
  openPanel(routes, '/admin/account');

  await retype('E-posta', 'gulsah@yeni.com');
  await userEvent.type(asked() as HTMLElement, password);
  await save();

  await waitFor(() => expect(asked()).toBeNull());
  expect(await field('E-posta')).toHaveValue('gulsah@yeni.com');
  expect(sessionStore.get()?.user.email).toBe('gulsah@yeni.com');
  expect(localStorage.getItem('remember_me_email')).toBe('gulsah@yeni.com');
  expect(await keptDrafts('gulsah@ornek.com')).toEqual([]);
  expect(await keptDrafts('gulsah@yeni.com')).toMatchObject([{ form: 'article', values: { title: 'yarım' } }]);
});

test('a save without connection keeps the typed values, also in the draft', async () => {
  http.sendForm.mockImplementation(async () => unreachable());
  openPanel(routes, '/admin/account');

  await retype('Ad soyad', 'Gülşah Işık');
  await save();

  expect(await screen.findByText('Hata!')).toBeInTheDocument();
  expect(await field('Ad soyad')).toHaveValue('Gülşah Işık');
  expect(JSON.stringify(await keptDrafts('gulsah@ornek.com'))).toContain('Gülşah Işık');
});

test('an account that cannot be loaded shows an error and can be retried', async () => {
  stubReads({ '/api/admin/account': () => rejected(500) });
  openPanel(routes, '/admin/account');

  expect(await screen.findByRole('heading', { name: 'Bilgiler alınamadı.' })).toBeVisible();
  stubReads({ '/api/admin/account': () => succeeded(ownAccount()) });
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await field('Ad soyad')).toHaveValue('Gülşah İnceoğlu');
});

test('each section of the screen has a link', async () => {
  openPanel(routes, '/admin/account');

  await screen.findByRole('heading', { name: 'Hesabım', level: 1 });
  const targets = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, document.querySelector(link.getAttribute('href') ?? '')?.querySelector('h2')]);
  expect(targets.map(([name, heading]) => [name, (heading as Element | null)?.textContent])).toEqual(
    [
      'Bilgilerim',
      'Şifrem',
      'İki adımlı giriş',
      'Geçiş anahtarları',
      'E-posta bildirimleri',
      'Tarayıcı bildirimleri',
      'Oturumlarım',
    ].map((name) => [name, name]),
  );
});
