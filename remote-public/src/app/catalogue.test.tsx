import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockDialogs, pressEscape } from './testing/dialogs.ts';
import { fakeCatalogue, product } from './testing/catalogue.ts';
import { fakeSite, type FakeSite } from './testing/fake-site.ts';
import { section } from './testing/home-sections.ts';
import { mockApi, type MockApi } from './testing/mock-api.ts';
import { visit } from './testing/visit.tsx';

const sections = [section(1, 'catalogue')];
let calls: MockApi;

beforeAll(mockDialogs);

async function open(address: string, change: Partial<FakeSite> = {}) {
  const site = { ...fakeSite(), sections, ...change };
  calls = mockApi(site);
  return visit(address, site);
}

const products = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const field = () => screen.getByRole('searchbox', { name: 'Ürün ve hizmetlerde ara' });
const status = () => within(screen.getByRole('region', { name: 'Ürün ve hizmetler' })).getByRole('status');
const choice = () => within(screen.getByRole('navigation', { name: 'Kategoriler' }));
const search = () => decodeURIComponent(location.search);

describe('catalogue categories', () => {
  test('are links with the current one marked, and a main category includes the products of its subcategories', async () => {
    await open('/?kategori=kaldirma');
    expect(choice().getByRole('link', { name: 'Vinçler' })).toHaveAttribute('href', '/?kategori=vincler#katalog');
    expect(choice().getByRole('link', { name: 'Tümü' })).toHaveAttribute('href', '/#katalog');
    expect(choice().getByRole('link', { current: true })).toHaveTextContent('Kaldırma');
    expect(products()).toHaveLength(3);
  });

  test('request only the products of the chosen category and update the address', async () => {
    await open('/');
    await userEvent.click(choice().getByRole('link', { name: 'Platformlar' }));
    await waitFor(() => expect(products()).toEqual(['Makaslı platform']));
    expect(calls.requests).toEqual(['/api/pages/products/platformlar?lang=tr']);
    expect(search()).toBe('?kategori=platformlar');
    expect(status()).toHaveTextContent('1 sonuç bulundu.');
    window.history.back();
    await waitFor(() => expect(products()).toHaveLength(3));
  });

  test('each view that is opened by a click has the title that its document would have', async () => {
    const router = await open('/');
    const home = document.title;
    await userEvent.click(choice().getByRole('link', { name: 'Platformlar' }));
    await waitFor(() => expect(document.title).toBe('Platformlar | Firma A.Ş.'));
    // As a link in a text does: cards lead to the pages of the products.
    await act(() => router.navigate('/?kategori=platformlar&urun=makasli-platform'));
    await waitFor(() => expect(document.title).toBe('Makaslı platform | Firma A.Ş.'));
    pressEscape(await screen.findByRole('dialog'));
    await waitFor(() => expect(document.title).toBe('Platformlar | Firma A.Ş.'));
    await userEvent.type(field(), 'vinç');
    await waitFor(() => expect(document.title).toBe('“vinç” – Ürün ve hizmetler | Firma A.Ş.'));
    await userEvent.clear(field());
    await waitFor(() => expect(document.title).toBe(home));
  });

  test('show the configured empty text when a category has no products', async () => {
    await open('/?kategori=olcum');
    expect(status()).toHaveTextContent('Bu bölüm hazırlanıyor.');
  });

  test.each(['/?kategori=yok', '/?urun=yok'])('redirect %s to /404', async (address) => {
    await open(address);
    await waitFor(() => expect(location.pathname).toBe('/404'));
  });

  test('redirect to /404 when the chosen category no longer exists', async () => {
    await open('/');
    calls.failWith = 404;
    await userEvent.click(choice().getByRole('link', { name: 'Platformlar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'İstenen sayfa bulunamadı.' })).toBeVisible();
  });
});

describe('catalogue search', () => {
  test('renders a plain form with the current search terms, which works without JavaScript', async () => {
    await open('/?ara=CAGRI');
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/#katalog');
    expect(field()).toHaveValue('CAGRI');
    expect(products()).toEqual(['Çağrı vinci']);
    expect(status()).toHaveTextContent('1 sonuç bulundu.');
  });

  test('debounces typing, shows the number of results and replaces the address', async () => {
    await open('/');
    const entries = window.history.length;
    await userEvent.type(field(), 'platform');
    await waitFor(() => expect(products()).toEqual(['Makaslı platform']));
    expect(calls.requests).toEqual(['/api/pages/search-products?lang=tr&search_type=input&search=platform']);
    expect(status()).toHaveTextContent('1 sonuç bulundu.');
    expect(search()).toBe('?ara=platform');
    expect(window.history.length).toBe(entries);
    expect(field()).toHaveFocus();
  });

  test('aborts the previous request when a newer search starts', async () => {
    await open('/');
    let answer = () => undefined as void;
    calls.delay = new Promise((resolve) => (answer = resolve));
    await userEvent.type(field(), 'vinç');
    await waitFor(() => expect(calls.requests).toHaveLength(1));
    await userEvent.clear(field());
    await userEvent.type(field(), 'platform');
    await waitFor(() => expect(calls.requests).toHaveLength(2));
    answer();
    await waitFor(() => expect(products()).toEqual(['Makaslı platform']));
    expect(calls.aborted).toHaveLength(1);
    expect(decodeURIComponent(calls.aborted[0] ?? '')).toContain('search=vinç');
  });

  test('shows a message and a link that clears the search when nothing matches', async () => {
    await open('/?ara=zeplin');
    expect(status()).toHaveTextContent('“zeplin” için sonuç bulunamadı.');
    await userEvent.click(screen.getByRole('link', { name: 'Aramayı temizle' }));
    await waitFor(() => expect(products()).toHaveLength(3));
    expect(field()).toHaveValue('');
  });

  test('keeps the list and the search terms when the connection is lost, and offers a retry', async () => {
    await open('/');
    calls.failWith = 0;
    await userEvent.type(field(), 'platform');
    const retry = await screen.findByRole('button', { name: 'Tekrar dene' });
    expect(status()).toHaveTextContent('Liste yenilenemedi.');
    expect(field()).toHaveValue('platform');
    expect(products()).toHaveLength(3);
    calls.failWith = null;
    await userEvent.click(retry);
    await waitFor(() => expect(products()).toEqual(['Makaslı platform']));
  });

  test('is cleared when a category is chosen', async () => {
    await open('/?ara=platform');
    await userEvent.click(choice().getByRole('link', { name: 'Vinçler' }));
    await waitFor(() => expect(products()).toEqual(['Çağrı vinci', 'Köprülü vinç']));
    expect(field()).toHaveValue('');
  });
});

describe('product type filter', () => {
  test('filters the list on the server and keeps all types selectable', async () => {
    await open('/?kategori=vincler');
    const kinds = within(screen.getByRole('group', { name: 'Tür' }));
    expect(kinds.getByRole('button', { pressed: true })).toHaveTextContent('Tümü');
    await userEvent.click(kinds.getByRole('button', { name: 'Hidrolik' }));
    await waitFor(() => expect(products()).toEqual(['Köprülü vinç']));
    expect(calls.requests.map(decodeURIComponent)).toEqual([
      '/api/pages/search-products?lang=tr&search_type=category&search=vincler&transporter_types=Hidrolik',
    ]);
    await userEvent.click(kinds.getByRole('button', { name: 'Tümü' }));
    await waitFor(() => expect(products()).toHaveLength(2));
  });

  test('is not shown when there is only one type', async () => {
    await open('/?kategori=platformlar');
    expect(screen.queryByRole('group', { name: 'Tür' })).not.toBeInTheDocument();
  });
});

describe('product dialog', () => {
  const card = (name: string) => screen.getByRole('link', { name });

  test('shows pictures, text, facts and the inquiry link over the page', async () => {
    await open('/?kategori=vincler&urun=cagri-vinci');
    const dialog = await screen.findByRole('dialog', { name: 'Çağrı vinci' });
    expect(search()).toBe('?kategori=vincler&urun=cagri-vinci');
    expect(await within(dialog).findByText('Çağrı vinci ayrıntısı')).toBeVisible();
    const pictures = within(dialog).getByRole('group', { name: 'Çağrı vinci' });
    expect(pictures).toHaveAttribute('tabindex', '0');
    expect(within(pictures).getAllByRole('img')).toHaveLength(2);
    expect(within(dialog).getByText('KD-1')).toBeVisible();
    expect(within(dialog).getByText('Elektrikli')).toBeVisible();
    expect(within(dialog).getByText('Sorunuzu yazın, aynı gün yanıtlayalım.')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Bu ürün hakkında bilgi alın' })).toHaveAttribute(
      'href',
      '/iletisim?form=iletisim',
    );
    expect(within(dialog).getByRole('link', { name: 'Ayrıntılar' })).toHaveAttribute('href', '/urun/cagri-vinci');
  });

  test('is not what a card opens: that is the page of the product', async () => {
    await open('/?kategori=vincler');
    expect(card('Çağrı vinci')).toHaveAttribute('href', '/urun/cagri-vinci');
    await userEvent.click(card('Çağrı vinci'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Çağrı vinci' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('links to the contact form with the subject filled in', async () => {
    await open('/?urun=cagri-vinci');
    await userEvent.click(screen.getByRole('link', { name: 'Bu ürün hakkında bilgi alın' }));
    const subject = await screen.findByRole('textbox', { name: 'Konu' });
    expect(subject).toHaveValue('Çağrı vinci (KD-1) hakkında');
  });

  test.each(['Escape', 'Kapat'])('is closed by %s; the list and the focus are there', async (way) => {
    await open('/?kategori=vincler&urun=koprulu-vinc');
    const dialog = await screen.findByRole('dialog');
    if (way === 'Escape') pressEscape(dialog);
    else await userEvent.click(within(dialog).getByRole('link', { name: 'Kapat' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(search()).toBe('?kategori=vincler');
    expect(card('Köprülü vinç')).toHaveFocus();
  });

  test('is open at once when the address specifies a product, and closing it stays on the page', async () => {
    await open('/?urun=makasli-platform');
    const dialog = screen.getByRole('dialog', { name: 'Makaslı platform' });
    expect(within(dialog).getByText('Makaslı platform ayrıntısı')).toBeVisible();
    const entries = window.history.length;
    await userEvent.click(within(dialog).getByRole('link', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([location.pathname, search(), window.history.length]).toEqual(['/', '', entries]);
    expect(card('Makaslı platform')).toHaveFocus();
  });

  test('shows the data of the product card while the details load, and an error with a retry when they fail', async () => {
    const router = await open('/');
    calls.failWith = 503;
    // As a link in a text does.
    await act(() => router.navigate('/?urun=cagri-vinci'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Çağrı vinci' }));
    expect(dialog.getByText('Çağrı vinci özeti')).toBeVisible();
    const retry = await dialog.findByRole('button', { name: 'Tekrar dene' });
    expect(dialog.getByText(/Ayrıntılar yüklenemedi/)).toBeVisible();
    calls.failWith = null;
    await userEvent.click(retry);
    expect(await dialog.findByText('Çağrı vinci ayrıntısı')).toBeVisible();
  });

  test('links to the product list of its category', async () => {
    await open('/?urun=cagri-vinci');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Vinçler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(products()).toHaveLength(2);
  });

  test('shows a language notice when the product is in another language', async () => {
    const languages = [...fakeSite().languages, { abbr: 'en', lang: 'English' }];
    await open('/?urun=cagri-vinci', { language: 'en', languages });
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Türkçe gösteriliyor'));
  });

  test('redirects a slug of another language to the slug of the page language', async () => {
    await open('/?urun=en-cagri-vinci');
    await waitFor(() => expect(search()).toBe('?urun=cagri-vinci'));
  });
});

test('the page removes the fragment from the address after hydration', async () => {
  await open('/?kategori=vincler#katalog');
  expect([location.search, location.hash]).toEqual(['?kategori=vincler', '']);
  await userEvent.click(choice().getByRole('link', { name: 'Ölçüm' }));
  await waitFor(() => expect(products()).toEqual([]));
  expect([location.search, location.hash]).toEqual(['?kategori=olcum', '']);
});

test('a long product list shows six products and the remaining ones in a details element, also without JavaScript', async () => {
  const many = Array.from({ length: 60 }, (_, index) => product(index + 1, `Kişiselleştirilmiş ürün ${index + 1}`));
  await open('/', { catalogue: { ...fakeCatalogue(), products: many } });
  const more = screen.getByText('Tümünü göster (60)').closest('details');
  expect(more?.querySelectorAll('article')).toHaveLength(54);
  expect(document.querySelectorAll('article')).toHaveLength(60);
});

test('closing the dialog reveals and focuses a product in the collapsed part of the list', async () => {
  const many = Array.from({ length: 12 }, (_, index) => product(index + 1, `Ürün ${index + 1}`));
  await open('/?urun=urun-12', { catalogue: { ...fakeCatalogue(), products: many } });
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Kapat' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ürün 12' })).toHaveFocus());
});

test('a product without a picture shows its first letter instead', async () => {
  const [bare] = fakeCatalogue().products;
  const products = bare ? [{ ...bare, picture: null, pictures: [] }] : [];
  await open('/?urun=cagri-vinci', { catalogue: { ...fakeCatalogue(), products } });
  expect(within(screen.getByRole('dialog')).queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getAllByText('KD-1')).toHaveLength(2);
});
