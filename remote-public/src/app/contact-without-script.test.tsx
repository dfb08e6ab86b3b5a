import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { act, screen, within } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from '@vitrin/shared-contracts/router';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@vitrin/shared-contracts/static-router';
import { brandingStore } from '@vitrin/shared-contracts/state';
import type { SubmittedForm } from '@vitrin/shared-contracts/submitted-form';
import app from './index.tsx';
import { contextOf, fakeSite } from './testing/fake-site.ts';
import { branding } from './testing/visit.tsx';

const wrong: SubmittedForm = {
  kind: 'human-resources',
  values: { name: 'Deniz Ak', email: 'deniz', position: 'Mühendis', message: 'On yıl şantiye.', consent: '1' },
  errors: { email: 'Geçerli E-Mail Adresi Giriniz', cv: 'Özgeçmişinizi Ekleyiniz' },
};

let hydrated: Root | null = null;

// A page that stays mounted is updated by the tests after it.
afterEach(() => {
  act(() => hydrated?.unmount());
  hydrated = null;
});

/**
 * Inserts the server-rendered page into the document; returns a function that hydrates it and resolves to the hydration
 * errors.
 */
async function serve(address: string, submitted: SubmittedForm | null = null): Promise<() => Promise<unknown[]>> {
  brandingStore.set(branding);
  const context = { ...contextOf(fakeSite()), submitted: () => submitted };
  const handler = createStaticHandler(app.createRoutes(context));
  const served = await handler.query(new Request(`http://firma.example${address}`));
  if (served instanceof Response) throw new Error('Expected a page, not a redirect');
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, served)} context={served} hydrate={false} />,
  );
  document.body.replaceChildren(root);

  return async () => {
    window.history.replaceState(null, '', address);
    const { loaderData } = served;
    const hydrationErrors: unknown[] = [];
    const router = createBrowserRouter(await withLoadedRoute(app.createRoutes(context)), {
      hydrationData: { loaderData },
    });
    await act(async () => {
      hydrated = hydrateRoot(root, <RouterProvider router={router} />, {
        onRecoverableError: (error) => hydrationErrors.push(error),
      });
    });
    return hydrationErrors;
  };
}

/** Loads the lazy route module before hydration, as the shell does. */
async function withLoadedRoute(routes: ReturnType<typeof app.createRoutes>) {
  const all = routes.flatMap(function nested(route): typeof routes {
    return [route, ...(route.children ?? []).flatMap(nested)];
  });
  const page = all.find(({ id }) => id === 'contact');
  if (typeof page?.lazy === 'function') Object.assign(page, await page.lazy(), { lazy: undefined });
  return routes;
}

const shownForm = () =>
  document.querySelector<HTMLFormElement>('div:not([hidden]) > form[data-held]') as HTMLFormElement;

test('the tabs are plain links, and the address selects the form', async () => {
  await serve('/iletisim?form=is-basvurusu');
  const tabs = within(screen.getByRole('navigation', { name: 'Bize yazın' }));
  expect(tabs.getByRole('link', { current: true })).toHaveAccessibleName('İş başvurusu');
  expect(tabs.getByRole('link', { name: 'İletişim formu' })).toHaveAttribute('href', '/iletisim?form=iletisim');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(within(shownForm()).getByRole('button', { name: 'Başvuruyu gönder' })).toBeVisible();
});

test('the form posts natively, with the revision of the notice that it shows', async () => {
  await serve('/iletisim');
  const form = shownForm();
  expect(form).toHaveAttribute('action', '/iletisim');
  expect([form.method, form.enctype]).toEqual(['post', 'multipart/form-data']);
  expect(form).toHaveFormValues({ form: 'iletisim', notice_revision: '1' });
  expect(form).not.toHaveAttribute('novalidate');
});

test('a rejected form is rendered with its values, error messages beside the fields and an error count', async () => {
  await serve('/iletisim', wrong);
  const form = within(shownForm());
  expect(form.getByLabelText('Ad soyad')).toHaveValue('Deniz Ak');
  expect(form.getByLabelText(/Kendinizden söz edin/)).toHaveValue('On yıl şantiye.');
  expect(form.getByRole('checkbox')).toBeChecked();
  expect(form.getByLabelText('E-posta adresiniz')).toHaveAccessibleDescription('Geçerli E-Mail Adresi Giriniz');
  expect(form.getByLabelText('Özgeçmiş')).toBeInvalid();
  expect(form.getByRole('alert')).toHaveTextContent('Düzeltilmesi gereken 2 alan var');
});

test('an application to an opening that came back still names it, unless the opening is closed', async () => {
  await serve('/iletisim', { ...wrong, values: { ...wrong.values, opening: '7' } });
  expect(shownForm()).toHaveFormValues({ opening: '7', position: 'Mühendis' });
  const closed = 'Bu ilan başvuruya kapandı.';
  await serve('/iletisim', {
    ...wrong,
    values: { ...wrong.values, opening: '7' },
    errors: { form: closed, opening: closed },
  });
  expect(shownForm()).not.toHaveFormValues({ opening: '7' });
  expect(within(shownForm()).getByRole('alert')).toHaveTextContent(closed);
});

test('after a form was received, a confirmation replaces it', async () => {
  await serve('/iletisim?form=is-basvurusu&durum=gonderildi');
  expect(screen.getByRole('heading', { name: 'Başvurunuz bize ulaştı.' })).toBeVisible();
  expect(document.querySelectorAll('form[data-held]')).toHaveLength(1);
});

test.each([
  ['/iletisim', null],
  ['/iletisim', wrong],
  ['/iletisim?form=is-basvurusu&durum=gonderildi', null],
] as const)('%s hydrates without a mismatch', async (address, submitted) => {
  const hydratePage = await serve(address, submitted);
  expect(await hydratePage()).toEqual([]);
});

test('text that is typed before hydration is kept, also over values from the server', async () => {
  const hydratePage = await serve('/iletisim', wrong);
  const form = within(shownForm());
  const texts = [form.getByLabelText('Ad soyad'), form.getByLabelText(/Kendinizden söz edin/)] as HTMLInputElement[];
  for (const field of texts) field.value = `${field.value} Yeni.`;
  await hydratePage();
  expect(texts.map(({ value }) => value)).toEqual(['Deniz Ak Yeni.', 'On yıl şantiye. Yeni.']);
  expect(texts.every((field) => field.isConnected)).toBe(true);
});

test('a draft never replaces values that the server rendered', async () => {
  sessionStorage.setItem('draft_human-resources', JSON.stringify({ name: 'Eski Ad', phone: '0232 000 00 00' }));
  const hydratePage = await serve('/iletisim', wrong);
  await hydratePage();
  const form = within(shownForm());
  expect(form.getByLabelText('Ad soyad')).toHaveValue('Deniz Ak');
  expect(form.getByLabelText(/Telefon/)).toHaveValue('0232 000 00 00');
  sessionStorage.clear();
});
