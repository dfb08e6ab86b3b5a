import { screen } from '@testing-library/react';
import { stubReads, http, succeeded } from '../testing/fake-server.ts';
import { openPanel } from '../testing/open-panel.tsx';
import { createRoutes } from './routes.tsx';

const reads = {
  '/api/admin/role/groups': () => succeeded({ admin: 'Yönetici', editor: 'Editör' }),
  '/api/admin/statistics': () => succeeded({ counts: { articles: 12, languages: 2 }, attention: [], changes: [] }),
};

beforeEach(() => {
  localStorage.clear();
  stubReads(reads);
});

test('/admin redirects to the dashboard, which shows the counts, with the role of the user in the header', async () => {
  const { router } = openPanel(createRoutes(), '/admin');

  expect(await screen.findByRole('heading', { name: 'İstatistikler', level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/dashboard');
  expect(await screen.findByText('12')).toBeVisible();
  expect(screen.queryByText('Sözleşme')).toBeNull();
  expect(await screen.findByText('Yönetici')).toBeInTheDocument();
});

test('an unknown address redirects to /admin/404, which links to other screens', async () => {
  const { router } = openPanel(createRoutes(), '/admin/olmayan/yer');

  expect(await screen.findByRole('heading', { name: 'İstenen sayfa bulunamadı.' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/404');
  expect(screen.getAllByRole('link', { name: 'Sözleşmeler' })).not.toHaveLength(0);
});

test('denies a screen without the right, and hides its menu entry', async () => {
  openPanel(createRoutes(), '/admin/contracts', 'editor');

  expect(await screen.findByRole('heading', { name: 'Bu ekranı görme yetkiniz yok.' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sözleşmeler' })).toBeNull();
  expect(http.getJson).not.toHaveBeenCalledWith('/api/admin/contracts', expect.anything());
});
