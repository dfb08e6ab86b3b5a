import { screen, within } from '@testing-library/react';
import { fakeSite } from './testing/fake-site.ts';
import { section } from './testing/home-sections.ts';
import { home } from './testing/page-contents.ts';
import { visit } from './testing/visit.tsx';

/** The response when staff have not written anything yet. */
const emptyContents = { breadcrumbs: { lang: 'tr' }, corporate: { lang: 'tr' }, catalogue: { lang: 'tr' } };

test.each([
  ['/biyografi', 'Biyografi'],
  ['/makaleler', 'Makaleler'],
  ['/iletisim', 'İletişim'],
])('%s without content has the title of its menu link', async (address, title) => {
  await visit(address, { contents: emptyContents });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('articles and contracts are rendered without a header of their group', async () => {
  await visit('/makale/makale-1', { contents: emptyContents });
  const crumbs = within(screen.getByRole('navigation', { name: 'Sayfa yolu' }));
  expect(crumbs.getByRole('link', { name: 'Makaleler' })).toHaveAttribute('href', '/makaleler');
});

test('an empty article list shows a message and no link to all articles', async () => {
  await visit('/makaleler', { articles: [], contents: emptyContents });
  expect(screen.getByRole('status')).toHaveTextContent('Henüz yayınlanmış makale yok.');
  expect(screen.queryByRole('link', { name: 'Tüm makaleleri göster' })).not.toBeInTheDocument();
});

test('a numbers section without numbers is not rendered', async () => {
  const { numbers: _none, ...content } = home;
  await visit('/', { sections: [section(1, 'numbers')], home: content as typeof home });
  expect(screen.queryByText('Rakamlarla biz')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Firma A.Ş.' })).toBeInTheDocument();
});

test('a catalogue with categories and no products is not rendered', async () => {
  const catalogue = { ...fakeSite().catalogue, products: [] };
  await visit('/', { sections: [section(1, 'catalogue')], catalogue });
  expect(screen.queryByText(/hazırlanıyor|henüz ürün/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Kaldırma' })).not.toBeInTheDocument();
});

test('a product without a picture shows its code once', async () => {
  const { catalogue } = fakeSite();
  const products = catalogue.products.slice(0, 1).map((product) => ({ ...product, picture: null }));
  await visit('/', { sections: [section(1, 'catalogue')], catalogue: { ...catalogue, products } });
  expect(screen.getAllByText('KD-1')).toHaveLength(1);
});
