import { noCompanyFacts } from '@vitrin/shared-contracts/company-facts';
import { hydrateRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import { createBrowserRouter, RouterProvider } from '@vitrin/shared-contracts/router';
import { mockDialogs } from './testing/dialogs.ts';
import { article, fakeSite } from './testing/fake-site.ts';
import { structuredDataErrors } from './testing/structured-data-rules.ts';
import { serve } from './testing/serve.tsx';
import { sitePage } from './testing/site-page.ts';

const pages = [
  '/',
  '/?kategori=vincler',
  '/?ara=vinç',
  '/?urun=cagri-vinci',
  '/?belge=1',
  '/biyografi',
  '/makaleler',
  '/makaleler?sayfa=2',
  '/makale/makale-1',
  '/iletisim',
  '/sozlesme/kvkk',
  '/404',
  sitePage().path,
];

beforeAll(mockDialogs);

test.each(pages)('%s is complete HTML with one h1 and without style attributes', async (address) => {
  const { html = '' } = await serve(address);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<main');
  expect(html).not.toMatch(/\sstyle=/);
});

/** Hydrates server-rendered HTML in jsdom, as the shell does. */
async function hydrate(address: string): Promise<{ root: HTMLElement; hydrationErrors: unknown[] }> {
  const { html = '', hydrationData = {}, routes = [] } = await serve(address);
  window.history.replaceState(null, '', address);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const hydrationErrors: unknown[] = [];
  const router = createBrowserRouter(routes, { hydrationData });
  await act(async () => {
    hydrateRoot(root, <RouterProvider router={router} />, {
      onRecoverableError: (error) => hydrationErrors.push(error),
    });
  });
  return { root, hydrationErrors };
}

test('a phone menu that was opened before hydration stays open', async () => {
  const hidePopover = jest.fn();
  Object.assign(HTMLElement.prototype, { hidePopover });
  await hydrate('/');
  expect(hidePopover).not.toHaveBeenCalled();
});

test.each(pages)('%s hydrates without a mismatch', async (address) => {
  const { root, hydrationErrors } = await hydrate(address);
  expect(hydrationErrors).toEqual([]);
  expect(root.querySelector('h1')).toBeInTheDocument();
});

test('an unknown address redirects (302) to /404, which has status 404 and is not indexed', async () => {
  const { response } = await serve('/yok');
  expect([response?.status, response?.headers.get('Location')]).toEqual([302, '/404']);
  const { status, head } = await serve('/404');
  expect([status, head?.canonical]).toEqual([404, null]);
});

test('titles come from page meta and fall back to the company name', async () => {
  expect((await serve('/')).head).toMatchObject({ title: 'Firma | Yapı', description: 'Yapı işleri', canonical: '/' });
  expect((await serve('/biyografi')).head).toMatchObject({ title: 'Firma A.Ş.', description: '' });
  expect((await serve('/makaleler?sayfa=2')).head).toMatchObject({
    title: 'Makaleler – Sayfa 2 / 2',
    canonical: '/makaleler?sayfa=2',
  });
});

test('search results are not indexed', async () => {
  expect((await serve('/makaleler?ara=Makale')).head?.canonical).toBeNull();
});

test('an article has metadata and structured data for search engines', async () => {
  const { head } = await serve('/makale/makale-1');
  expect(head).toMatchObject({
    title: 'Makale 1 | Firma A.Ş.',
    description: 'Özet 1',
    type: 'article',
    picture: '/media/a-og-50-50.jpg',
    pictureAlt: 'Köprü',
  });
  expect(head?.structured).toMatchObject([{ '@type': 'Article', headline: 'Makale 1' }, { '@type': 'BreadcrumbList' }]);
});

test('a blank SEO title falls back to the title of the text', async () => {
  const blank = { seo_title: '', seo_description: '' };
  const { head } = await serve('/makale/makale-1', { articles: [{ ...article(1), ...blank }] });
  expect(head).toMatchObject({ title: 'Makale 1 | Firma A.Ş.', description: 'Özet 1' });

  const legal = await serve('/sozlesme/kvkk', { contract: { ...fakeSite().contract, ...blank } });
  expect(legal.head).toMatchObject({ title: 'KVKK Aydınlatma Metni | Firma A.Ş.' });
});

test('the title of the contracts in the page meta is in the title of a contract', async () => {
  const contract = { ...fakeSite().contract, seo_title: '' };
  const meta = { contract: { title: 'Yasal metinler', description: null } };
  const { head } = await serve('/sozlesme/kvkk', { contract, meta });
  expect(head).toMatchObject({ title: 'KVKK Aydınlatma Metni | Yasal metinler' });
});

test('with several languages every page lists its alternates', async () => {
  const languages = [
    { abbr: 'tr', lang: 'Türkçe' },
    { abbr: 'en', lang: 'English' },
  ];
  const articles = fakeSite().articles.map((each) => ({ ...each, lang: 'en' }));
  const { head } = await serve('/makaleler?sayfa=2', { languages, language: 'en', articles });
  expect(head).toMatchObject({
    canonical: '/en/makaleler?sayfa=2',
    alternates: { tr: '/makaleler?sayfa=2', en: '/en/makaleler?sayfa=2' },
  });
});

test('a certificate that the address specifies is rendered open, with links to close it and to show the next one', async () => {
  const { html = '' } = await serve('/?belge=1');
  expect(html).toMatch(/<dialog[^>]* open=""/);
  expect(html).toContain('href="/#belgeler"');
  expect(html).toContain('href="/?belge=2"');
});

test.each([
  ['/', '/'],
  ['/biyografi', '/biyografi'],
  ['/iletisim', '/iletisim'],
  ['/makaleler?sayfa=2', '/makaleler?sayfa=2'],
  ['/makale/makale-1', '/makale/makale-1'],
  ['/sozlesme/kvkk', '/sozlesme/kvkk'],
  ['/urunler', '/urunler'],
  ['/kategori/vincler', '/kategori/vincler'],
  ['/urun/cagri-vinci', '/urun/cagri-vinci'],
  ['/?urun=cagri-vinci', '/urun/cagri-vinci'],
])(
  '%s without a text in the page language has the canonical address of the default language: %s',
  async (address, canonical) => {
    const pages = ['blog'] as const;
    const languages = [
      { abbr: 'tr', lang: 'Türkçe', pages: ['home', 'about_us', 'blog', 'contact'] as const },
      { abbr: 'en', lang: 'English', pages },
    ];
    const { head } = await serve(address, { languages, language: 'en' });
    expect(head).toMatchObject({ canonical, noindex: true, alternates: {} });
    const turkish = await serve(address, { languages });
    expect(turkish.head?.noindex).toBeUndefined();
    expect(turkish.head?.canonical).toBe(canonical);
  },
);

test.each(['3', '999', '9'.repeat(30)])('page %s of a list of two pages redirects to /404', async (page) => {
  const { response } = await serve(`/makaleler?sayfa=${page}`);
  expect([response?.status, response?.headers.get('Location')]).toEqual([302, '/404']);
});

test.each([
  ['/', ['LocalBusiness', 'WebSite']],
  ['/biyografi', ['AboutPage', 'BreadcrumbList']],
  ['/makaleler?sayfa=2', ['BreadcrumbList']],
  ['/makale/makale-1', ['Article', 'BreadcrumbList']],
  ['/iletisim', ['ContactPage', 'BreadcrumbList']],
  ['/sozlesme/kvkk', ['BreadcrumbList']],
  ['/?urun=cagri-vinci', ['ItemPage', 'BreadcrumbList']],
  ['/?kategori=vincler', ['BreadcrumbList']],
  ['/urunler', ['BreadcrumbList']],
  ['/kategori/vincler', ['BreadcrumbList']],
  ['/urun/cagri-vinci', ['ItemPage', 'BreadcrumbList']],
])('%s has complete structured data of the types %j', async (address, types) => {
  const { head } = await serve(address);
  const items = head?.structured ?? [];
  expect(items.map((item) => (item as { '@type': string })['@type'])).toEqual(types);
  expect(items.flatMap((item) => structuredDataErrors(item))).toEqual([]);
});

test('the company is described by its trade name and its registrations', async () => {
  const company = { ...noCompanyFacts, title: 'Firma Yapı A.Ş.', tax_number: '4540536920', mersis: '0454053692000015' };
  const [described = {}] = (await serve('/', { company })).head?.structured ?? [];
  expect(described).toMatchObject({
    legalName: 'Firma Yapı A.Ş.',
    taxID: '4540536920',
    identifier: [{ '@type': 'PropertyValue', name: 'MERSİS', value: '0454053692000015' }],
  });
  expect(structuredDataErrors(described)).toEqual([]);
});

test('a product has breadcrumbs with its category, and a company without an address is an Organization', async () => {
  const { head } = await serve('/?urun=cagri-vinci');
  expect(head?.structured?.[1]).toMatchObject({
    itemListElement: [
      { item: '/' },
      { item: '/urunler' },
      { item: '/kategori/kaldirma' },
      { item: '/kategori/vincler' },
      { item: '/urun/cagri-vinci' },
    ],
  });
  const [company] = (await serve('/', { contact: [] })).head?.structured ?? [];
  expect(company).toMatchObject({ '@type': 'Organization' });
});

test('each further address is a business of its own that belongs to the company, with what has its name', async () => {
  const fact = (id: number, section: ContactItem['section'], name: string, content: string): ContactItem => {
    return { id, section, name, content, lang: null, queue: id };
  };
  const contact = [
    fact(1, 'adres', 'Merkez', 'Körfez Sokak No: 1, 35250 Konak / İzmir'),
    fact(2, 'adres', 'Ankara', 'Tuna Caddesi No: 5, 06420 Çankaya / Ankara'),
    fact(3, 'telefon', 'Santral', '+90 232 000 00 42'),
    fact(4, 'telefon', 'Ankara', '+90 312 000 00 42'),
    fact(5, 'source_link', 'Harita', 'https://harita.example/izmir'),
    fact(6, 'source_link', 'Ankara', 'https://harita.example/ankara'),
  ];
  const [company, , ankara] = (await serve('/', { contact })).head?.structured ?? [];
  expect(company).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': '/#company',
    name: 'Firma A.Ş.',
    address: { addressRegion: 'İzmir' },
    telephone: ['+902320000042'],
    hasMap: 'https://harita.example/izmir',
  });
  expect(ankara).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': '/#company-2',
    name: 'Firma A.Ş. – Ankara',
    address: { addressRegion: 'Ankara' },
    telephone: ['+903120000042'],
    hasMap: 'https://harita.example/ankara',
    parentOrganization: { '@id': '/#company' },
  });
  const onContactPage = (await serve('/iletisim', { contact })).head?.structured ?? [];
  expect(onContactPage).toContainEqual(ankara);
});

test('addresses of one name leave the contact information with the company', async () => {
  const address = { section: 'adres' as const, name: 'Adres', lang: null, queue: 1 };
  const phone = {
    id: 3,
    section: 'telefon' as const,
    name: 'Adres',
    content: '+90 232 000 00 42',
    lang: null,
    queue: 1,
  };
  const contact = [{ ...address, id: 1, content: 'Bir' }, { ...address, id: 2, content: 'İki' }, phone];
  const [company, , second] = (await serve('/', { contact })).head?.structured ?? [];
  expect(company).toMatchObject({ address: { streetAddress: 'Bir' }, telephone: ['+902320000042'] });
  expect(second).toMatchObject({ address: { streetAddress: 'İki' }, telephone: [] });
});

test('structured data and links contain the number of the company as it is dialled', async () => {
  const phone = {
    id: 1,
    section: 'telefon' as const,
    name: 'Merkez',
    content: '0532 111 22 33 dahili 12',
    lang: null,
    queue: 1,
  };
  const { head, html } = await serve('/', { contact: [{ ...phone, tel: 'tel:+905321112233;ext=12' }] });
  expect(head?.structured?.[0]).toMatchObject({ telephone: ['+905321112233;ext=12'] });
  expect(html).toContain('href="tel:+905321112233;ext=12"');
  expect(html).not.toContain('tel:0532');
});
