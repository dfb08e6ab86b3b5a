import { screen, within } from '@testing-library/react';
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
  expect(screen.getByRole('status')).toHaveTextContent('Henüz yayımlanmış makale yok.');
  expect(screen.queryByRole('link', { name: 'Tüm makaleleri göster' })).not.toBeInTheDocument();
});

test('a numbers section without numbers is not rendered', async () => {
  const { numbers: _none, ...content } = home;
  await visit('/', { sections: [section(1, 'numbers')], home: content as typeof home });
  expect(screen.queryByText('Rakamlarla biz')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Firma A.Ş.' })).toBeInTheDocument();
});
