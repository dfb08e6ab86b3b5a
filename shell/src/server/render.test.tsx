import type { RemoteApp, RemoteContext } from '@vitrin/shared-contracts/remote-app';
import type { RenderRequest } from '@vitrin/shared-contracts/rendering';
import { Link, Outlet, redirect, useLoaderData, useLocation } from '@vitrin/shared-contracts/router';
import { useBranding, useLanguage } from '@vitrin/shared-contracts/state';
import { render } from './index.tsx';

const branding = {
  favIcoLogoPath: '/f.svg',
  mainLogoPath: '/l.svg',
  secondLogoPath: '/s.svg',
  mainColor: '#123456',
  secondColor: '#654321',
  projectCompanyName: 'Panel A.Ş.',
  companyName: 'Site A.Ş.',
  projectCompanyUrl: 'https://site.example',
};

function Page() {
  const { abbr } = useLanguage();
  const { companyName } = useBranding();
  const text = useLoaderData<string>();
  return (
    <p>
      {abbr}:{text}:{companyName}
    </p>
  );
}

const app: RemoteApp = {
  createRoutes: ({ language, read }) => [
    {
      id: 'root',
      Component: Outlet,
      children: [
        {
          index: true,
          id: 'page',
          Component: Page,
          loader: async () => `${language()} ${(await read<string>('/api/pages/x')).data}`,
          handle: { head: (data: unknown) => ({ title: String(data), description: '', canonical: '/' }) },
        },
        { path: '404', Component: () => <h1>Yok</h1>, handle: { status: 404 } },
        { path: '*', loader: () => redirect('/404') },
      ],
    },
  ],
};

const request = (url: string, abbr = 'tr'): RenderRequest => ({ url, language: { abbr, lang: abbr }, branding });
const read = (async () => ({ data: 'veri' })) as RemoteContext['read'];

test('a page is returned with its content, metadata and data', async () => {
  const result = await render(app, request('/'), read);
  expect(result).toMatchObject({ kind: 'page', status: 200, head: { title: 'tr veri' } });
  expect(result.kind === 'page' && result.html).toBe('<p>tr<!-- -->:<!-- -->tr veri<!-- -->:<!-- -->Site A.Ş.</p>');
  expect(result.kind === 'page' && result.hydration.loaderData.page).toBe('tr veri');
});

test('an additional remote gets the segment under which the site shows it', async () => {
  const own: RemoteApp = { createRoutes: ({ segment }) => [{ path: `/${segment}`, element: <h1>Deneme</h1> }] };
  const result = await render(own, { ...request('/denemeler'), segment: 'denemeler' }, read);
  expect(result).toMatchObject({ kind: 'page', status: 200, html: '<h1>Deneme</h1>' });
});

test('a redirect and the status of a route are returned', async () => {
  expect(await render(app, request('/bilinmeyen'), read)).toEqual({ kind: 'redirect', status: 302, location: '/404' });
  expect(await render(app, request('/404'), read)).toMatchObject({ kind: 'page', status: 404 });
});

test('below a language prefix links and redirects have the prefix, and routes do not know it', async () => {
  const english = (url: string) => ({ ...request(url, 'en'), basename: '/en' });
  const linked: RemoteApp = {
    createRoutes: () => [
      { path: '/', loader: () => redirect('/makaleler'), element: null },
      { path: '/makaleler', Component: Linked, loader: ({ request: { url } }) => new URL(url).search },
      { path: '*', loader: () => redirect('/404') },
    ],
  };
  function Linked() {
    const search = useLoaderData<string>();
    return (
      <>
        <Link to="/">{search}</Link>
        <Link to="/?urun=a">{useLocation().pathname}</Link>
      </>
    );
  }
  const page = await render(linked, english('/makaleler?sayfa=2'), read);
  expect(page.kind === 'page' && page.html.replaceAll(/ data-discover="true"/g, '')).toBe(
    '<a href="/en">?sayfa=2</a><a href="/en?urun=a">/makaleler</a>',
  );
  expect(await render(linked, english('/'), read)).toMatchObject({ kind: 'redirect', location: '/en/makaleler' });
  expect(await render(linked, english('/yok'), read)).toMatchObject({ kind: 'redirect', location: '/en/404' });
});

test('a redirect that is loaded as a new document states its language itself', async () => {
  const moved: RemoteApp = {
    createRoutes: () => [
      {
        path: '*',
        loader: () => redirect('/tr/hizmetler', { headers: { 'X-Remix-Reload-Document': 'true' } }),
        element: null,
      },
    ],
  };
  const english = { ...request('/services', 'en'), basename: '/en' };
  expect(await render(moved, english, read)).toMatchObject({ kind: 'redirect', location: '/tr/hizmetler' });
});

test('lists have the names of the site in links, metadata and redirects, and routes do not know them', async () => {
  const Projects = () => (
    <>
      <Link to="/projeler?yil=2024">{useLocation().pathname}</Link>
      <Link to="/projeler-2">Sahibi</Link>
    </>
  );
  const structured = [{ '@type': 'ListItem', item: '/en/projeler', name: 'Projeler / işler' }];
  const alternates = { tr: '/projeler', en: '/en/projeler' };
  const head = () => ({ title: 'P', description: '', canonical: '/en/projeler', alternates, structured });
  const lists: RemoteApp = {
    createRoutes: () => [
      { path: '/projeler', Component: Projects, handle: { head } },
      { path: '*', loader: ({ params }) => redirect(`/projeler?eski=${params['*']}`), element: null },
    ],
  };
  const named = (url: string): RenderRequest => ({
    ...request(url, 'en'),
    basename: '/en',
    listNames: { projeler: 'projeler-2' },
    languages: ['en'],
  });
  const page = await render(lists, named('/projeler-2'), read);
  expect(page).toMatchObject({
    head: {
      canonical: '/en/projeler-2',
      alternates: { tr: '/projeler-2', en: '/en/projeler-2' },
      structured: [{ '@type': 'ListItem', item: '/en/projeler-2', name: 'Projeler / işler' }],
    },
  });
  expect(page.kind === 'page' && page.html.replaceAll(/ data-discover="true"/g, '')).toBe(
    '<a href="/en/projeler-2?yil=2024">/projeler</a><a href="/en/projeler">Sahibi</a>',
  );
  expect(await render(lists, named('/projeler'), read)).toMatchObject({
    kind: 'redirect',
    location: '/en/projeler-2?eski=projeler-2',
  });
});

test('a thousand interleaved requests in two languages never mix', async () => {
  const slow = (async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
    return { data: 'x' };
  }) as RemoteContext['read'];
  const languages = Array.from({ length: 1000 }, (_, index) => (index % 2 ? 'tr' : 'en'));
  const pages = await Promise.all(languages.map((abbr) => render(app, request('/', abbr), slow)));
  const mixed = pages.filter((page, index) => {
    const abbr = languages[index] ?? '';
    return page.kind !== 'page' || !page.html.startsWith(`<p>${abbr}<!-- -->:<!-- -->${abbr} x`);
  });
  expect(mixed).toEqual([]);
});

test('a failed read rejects the rendering', async () => {
  const broken = (async () => Promise.reject(new Error('Veri tabanı yok'))) as RemoteContext['read'];
  await expect(render(app, request('/'), broken)).rejects.toThrow('Veri tabanı yok');
});
