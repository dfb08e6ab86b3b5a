import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@vitrin/shared-contracts/static-router';
import { brandingStore } from '@vitrin/shared-contracts/state';
import app from './index.tsx';
import { branding, contextIn, renderSignIn, stubResponse } from './testing.tsx';

async function renderOnServer(address: string): Promise<string> {
  const routes = app.createRoutes(contextIn('tr'));
  const handler = createStaticHandler(routes);
  const result = await handler.query(new Request(new URL(address, 'http://localhost')));
  if (result instanceof Response) throw new Error('Expected a page, not a redirect');
  brandingStore.set(branding);
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, result)} context={result} hydrate={false} />,
  );
}

async function serverPage(address = '/giris-yap'): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.innerHTML = await renderOnServer(address);
  document.body.append(container);
  return container;
}

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

test('the server-rendered page has no style attribute and a form that works without JavaScript', async () => {
  const markup = await renderOnServer('/giris-yap?durum=betik-gerekli&eposta=deniz%40kuzey.example');
  expect(markup).not.toContain('style=');
  expect(markup).toContain('JavaScript açık olmalıdır');
  expect(markup).toContain('value="deniz@kuzey.example"');
  expect(markup).toMatch(
    /<form[^>]*method="post"[^>]*action="\/giris-yap"|<form[^>]*action="\/giris-yap"[^>]*method="post"/,
  );
});

test('a site that is not set up has the form too, for a browser without JavaScript', async () => {
  const markup = await renderOnServer('/giris-yap?durum=kurulum');
  expect(markup).toContain('<h1>Kurulum</h1>');
  expect(markup).toContain('action="/giris-yap"');
  expect(markup).not.toContain('style=');
});

test('text and checkbox set before hydration survive hydration and later changes', async () => {
  const container = await serverPage();
  const email = screen.getByLabelText<HTMLInputElement>('E-Posta');
  const password = screen.getByLabelText<HTMLInputElement>('Şifre');
  const remember = screen.getByLabelText<HTMLInputElement>('Beni Hatırla');
  email.value = 'deniz@kuzey.example';
  password.value = 'gizli-sifre';
  remember.checked = true;
  password.focus();
  password.setSelectionRange(2, 5);

  renderSignIn('/giris-yap', container);
  await userEvent.click(await screen.findByRole('button', { name: 'Şifreyi göster' }));
  await waitFor(() => expect(password.type).toBe('text'));

  expect(screen.getByLabelText('E-Posta')).toBe(email);
  expect(email).toHaveValue('deniz@kuzey.example');
  expect(password).toHaveValue('gizli-sifre');
  expect(remember).toBeChecked();
});

test('a path below the sign-in address hydrates the server-rendered sign-in', async () => {
  const container = await serverPage();
  const email = screen.getByLabelText('E-Posta');
  renderSignIn('/giris-yap/foo', container);
  await userEvent.click(await screen.findByRole('button', { name: 'Şifreyi göster' }));
  expect(screen.getByLabelText('E-Posta')).toBe(email);
});

test('what a password manager fills in without an event is sent', async () => {
  const calls = stubResponse(200, { success: false, message: 'E-posta ya da şifre hatalı.' });
  renderSignIn();
  setSilently(screen.getByLabelText('E-Posta'), 'deniz@kuzey.example');
  setSilently(screen.getByLabelText('Şifre'), 'gizli-sifre');
  await userEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ email: 'deniz@kuzey.example', password: 'gizli-sifre' });
});

/** Sets a value as an extension does, past the property by which React follows the field. */
function setSilently(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
}

test('typed text takes precedence over a remembered e-mail', async () => {
  localStorage.setItem('remember_me_email', 'eski@kuzey.example');
  const container = await serverPage();
  screen.getByLabelText<HTMLInputElement>('E-Posta').value = 'yeni@kuzey.example';
  renderSignIn('/giris-yap', container);
  await userEvent.type(screen.getByLabelText('Şifre'), 'x');
  expect(screen.getByLabelText('E-Posta')).toHaveValue('yeni@kuzey.example');
});

test('the document has the company name in its title, no description and no canonical address', () => {
  const context = { language: () => 'tr', read: () => Promise.reject(new Error('nothing')) };
  const [route] = app.createRoutes(context);
  const head = route?.handle.head(null, { url: '/giris-yap', language: 'tr', companyName: 'Kuzey', loaderData: {} });
  expect(head).toEqual({ title: 'Giriş Yap — Kuzey', description: '', canonical: null });
});
