import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeCatalogue, product } from './testing/catalogue.ts';
import { mockDialogs } from './testing/dialogs.ts';
import { serve } from './testing/serve.tsx';
import { structuredDataErrors } from './testing/structured-data-rules.ts';
import { visit } from './testing/visit.tsx';

beforeAll(mockDialogs);

const address = () => window.location.pathname + window.location.search;
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const redirectOf = async (path: string, change: Parameters<typeof serve>[1] = {}) => {
  const { response } = await serve(path, change);
  return [response?.status, response?.headers.get('Location')];
};
const documentOf = async (path: string, change: Parameters<typeof serve>[1] = {}) =>
  new DOMParser().parseFromString((await serve(path, change)).html ?? '', 'text/html');

const many = () => ({
  ...fakeCatalogue(),
  products: Array.from({ length: 61 }, (_, index) => product(index + 1, `Vinç ${index + 1}`)),
});
const manual = {
  path: `/media/files/${'a'.repeat(32)}.pdf`,
  name: 'Kullanım kılavuzu.pdf',
  type: 'pdf',
  bytes: 2_400_000,
} as const;
const withFirst = (change: object) => {
  const { categories, products } = fakeCatalogue();
  return {
    catalogue: { categories, products: products.map((each, index) => (index === 0 ? { ...each, ...change } : each)) },
  };
};

describe('the list of products', () => {
  test('reaches all of them page by page', async () => {
    await visit('/urunler', { catalogue: many() });
    expect(screen.getByRole('heading', { level: 1, name: 'Ürünler' })).toBeVisible();
    expect(names()).toHaveLength(24);
    const pages = screen.getByRole('navigation', { name: 'Ürün sayfaları' });
    await userEvent.click(within(pages).getByRole('link', { name: 'Sayfa 3 / 3' }));
    await waitFor(() => expect(names()).toHaveLength(13));
    expect(address()).toBe('/urunler?sayfa=3');
  });

  test('leads to the categories that have products, with their number', async () => {
    await visit('/urunler');
    const categories = screen.getByRole('navigation', { name: 'Ürün kategorileri' });
    const links = within(categories).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/kategori/kaldirma',
      '/kategori/vincler',
      '/kategori/platformlar',
    ]);
    await userEvent.click(within(categories).getByRole('link', { name: 'Vinçler (2 ürün)' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vinçler' })).toBeVisible();
  });

  test('is searched, and says how many were found or that none was', async () => {
    await visit('/urunler');
    const field = screen.getByRole('searchbox', { name: 'Ürünlerde ara' });
    await userEvent.type(field, 'platform{Enter}');
    await waitFor(() => expect(screen.getByText('“platform” için 1 ürün bulundu.')).toHaveFocus());
    expect([names(), address()]).toEqual([['Makaslı platform'], '/urunler?ara=platform']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'uçak{Enter}');
    expect(await screen.findByText(/“uçak” için ürün bulunamadı/)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    const list = within(screen.getByRole('region', { name: 'Ürünler' }));
    await userEvent.click(list.getByRole('link', { name: 'Tüm ürünler' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  test('without script the search is a form that sends its words to the list', async () => {
    const form = (await documentOf('/urunler?ara=platform')).querySelector('form');
    expect(form?.getAttribute('action')).toBe('/urunler');
    expect([...new FormData(form ?? undefined)]).toEqual([['ara', 'platform']]);
  });

  test.each([
    ['/urunler?ara=', '/urunler'],
    ['/urunler?sayfa=1', '/urunler'],
    ['/urunler?sayfa=x', '/urunler'],
    ['/urunler?sayfa=9', '/404'],
    ['/kategori/vincler?sayfa=1', '/kategori/vincler'],
    ['/kategori/vincler?sayfa=9', '/404'],
    ['/kategori/en-vincler', '/kategori/vincler'],
    ['/kategori/yok', '/404'],
    // Without products.
    ['/kategori/olcum', '/404'],
    ['/urun/yok', '/404'],
    ['/urun/en-cagri-vinci', '/urun/cagri-vinci'],
  ])('%s redirects to %s', async (asked, target) => {
    expect(await redirectOf(asked)).toEqual([302, target]);
  });

  test('does not exist without products', async () => {
    expect(await redirectOf('/urunler', { catalogue: { ...fakeCatalogue(), products: [] } })).toEqual([302, '/404']);
  });

  test('has one canonical address a page; a searched one is in no index', async () => {
    expect((await serve('/urunler?sayfa=2', { catalogue: many() })).head).toMatchObject({
      title: 'Ürünler – Sayfa 2 / 3 | Firma A.Ş.',
      canonical: '/urunler?sayfa=2',
    });
    expect((await serve('/urunler?ara=platform')).head).toMatchObject({ canonical: null, noindex: true });
  });
});

test('a category has its description, its subcategories and its products', async () => {
  await visit('/kategori/kaldirma');
  expect(screen.getByRole('heading', { level: 1, name: 'Kaldırma' })).toBeVisible();
  expect(screen.getByText('Kaldırma açıklaması')).toBeVisible();
  const parts = screen.getByRole('navigation', { name: 'Ürün kategorileri' });
  expect(
    within(parts)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/kategori/vincler', '/kategori/platformlar']);
  expect(names()).toHaveLength(3);
  expect((await serve('/kategori/vincler')).head).toMatchObject({
    title: 'Vinçler | Firma A.Ş.',
    description: 'Vinçler açıklaması',
    canonical: '/kategori/vincler',
  });
});

describe('the page of a product', () => {
  test('shows pictures, facts, the technical table, documents and what is related', async () => {
    const related = [product(9, 'Küçük vinç')];
    const price = { amount: '1250.50', currency: 'EUR' };
    await visit('/urun/cagri-vinci', withFirst({ price, availability: 'made-to-order', documents: [manual], related }));
    expect(screen.getByRole('heading', { level: 1, name: 'Çağrı vinci' })).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: 'Sayfa yolu' })).getAllByRole('link');
    expect(crumbs.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/urunler',
      '/kategori/kaldirma',
      '/kategori/vincler',
    ]);
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['€1.250,50', 'Siparişe göre üretilir', 'KD-1', 'Vinçler', 'Elektrikli']);
    const table = within(screen.getByRole('table', { name: 'Teknik özellikler' }));
    expect(table.getByRole('row', { name: 'Kapasite 8 t' })).toBeInTheDocument();
    expect(table.getByRole('rowheader', { name: 'Kaldırma yüksekliği' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kullanım kılavuzu PDF, 2,3 MB' })).toHaveAttribute('href', manual.path);
    expect(screen.getByRole('link', { name: 'Küçük vinç' })).toHaveAttribute('href', '/urun/kucuk-vinc');
    await userEvent.click(screen.getByRole('link', { name: 'Çağrı vinci yandan' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('leaves out what the product does not have', async () => {
    await visit('/urun/cagri-vinci', withFirst({ specs: [], pictures: [], picture: null, transporter_types: [] }));
    for (const text of ['Fiyat', 'Bulunabilirlik', 'Tür', 'Teknik özellikler', 'Belgeler', 'Benzer ürünler'])
      expect(screen.queryByText(text)).toBeNull();
  });

  test('has a form whose message names the product', async () => {
    const page = await documentOf('/urun/cagri-vinci');
    const form = page.querySelector<HTMLFormElement>('#bilgi form');
    expect(form?.getAttribute('action')).toBe('/iletisim');
    expect(form?.querySelector<HTMLInputElement>('[name=subject]')?.value).toBe('Çağrı vinci (KD-1) hakkında');
    expect(page.querySelector('a[href="#bilgi"]')?.textContent).toBe('Bu ürün hakkında bilgi alın');
  });

  test('is a Product for search engines only with a price', async () => {
    const price = { amount: '1250.50', currency: 'EUR' };
    const [offered] =
      (await serve('/urun/cagri-vinci', withFirst({ price, availability: 'in-stock' }))).head?.structured ?? [];
    expect(offered).toMatchObject({
      '@type': 'Product',
      sku: 'KD-1',
      offers: { price: '1250.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
    expect(structuredDataErrors(offered ?? {})).toEqual([]);
    const [without] = (await serve('/urun/cagri-vinci')).head?.structured ?? [];
    expect(without).toMatchObject({ '@type': 'ItemPage' });
  });

  test('has its search title, its languages and its sharing picture', async () => {
    const { head } = await serve('/urun/cagri-vinci', withFirst({ seo_title: 'Vinç al', seo_description: 'Kısaca' }));
    expect(head).toMatchObject({
      title: 'Vinç al',
      description: 'Kısaca',
      canonical: '/urun/cagri-vinci',
      alternates: { tr: '/urun/cagri-vinci', en: '/en/urun/en-cagri-vinci' },
      picture: expect.stringContaining('/media/'),
    });
  });

  test('is the canonical address of the product on the home page', async () => {
    expect((await serve('/?urun=cagri-vinci')).head?.canonical).toBe('/urun/cagri-vinci');
    expect((await serve('/?kategori=vincler')).head?.canonical).toBe('/kategori/vincler');
  });
});
