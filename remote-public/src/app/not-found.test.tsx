import { screen, within } from '@testing-library/react';
import { visit } from './testing/visit.tsx';

test.each(['/yok', '/makale/yok', '/sozlesme/yok', '/biyografi/yok'])('%s redirects to /404', async (address) => {
  await visit(address);
  expect(window.location.pathname).toBe('/404');
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'İstenen sayfa bulunamadı.' })).toBeVisible();
});

test('the not-found page has the search of the site and links to the four main pages', async () => {
  await visit('/404');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/ara');
  const ways = within(screen.getByRole('navigation', { name: 'Buradan devam edebilirsiniz' })).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/', '/biyografi', '/makaleler', '/iletisim']);
  expect(screen.getByRole('link', { name: 'Anasayfaya dön' })).toHaveAttribute('href', '/');
});
