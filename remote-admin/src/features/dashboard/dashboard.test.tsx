import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserNotice } from '@vitrin/shared-contracts/notices';
import type { Statistics } from '@vitrin/shared-contracts/statistics';
import type { Visits } from '@vitrin/shared-contracts/visits';
import { stubReads, http, succeeded } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { DashboardPage } from './dashboard.page.tsx';

jest.mock('./visits/visits-chart.tsx', () => ({ VisitsChart: () => <p>Çizelge</p> }));

const at = '2026-11-20T09:00:00.000Z';
const statistics: Statistics = {
  counts: { articles: 1234, drafts: 0, changed_articles: 2, unread_contact: 3, languages: 2 },
  attention: [
    { kind: 'media-alts', count: 5 },
    { kind: 'privacy-notice', count: 1 },
  ],
  changes: [{ id: 1, at, actor: 'Ayşe', action: 'delete', entity: 'slider', entity_id: 4, title: 'Köprüler' }],
};
const visits: Visits = {
  days: [
    { day: '2026-11-20', count: 4, previous: 2 },
    { day: '2026-11-21', count: 8, previous: 4 },
  ],
  total: 12,
  previous_total: 6,
  top: {
    page: [{ value: '/', count: 9 }],
    referrer: [],
    language: [{ value: 'en', count: 2 }],
    device: [{ value: 'phone', count: 7 }],
    missing: [{ value: '/eski-sayfa', count: 1 }],
  },
};

function answers(read: () => ReturnType<typeof succeeded>) {
  stubReads({
    '/api/admin/role/groups': () => succeeded({ admin: 'Yönetici' }),
    '/api/admin/statistics': () => succeeded(statistics),
    '/api/admin/first-steps': () => succeeded({ steps: [], samples: 0, sample_screen: null, can_restore: false }),
    '/api/admin/statistics/visits': read,
  });
}

beforeEach(() => localStorage.clear());

test('counts, open tasks and recent changes link to their screens', async () => {
  answers(() => succeeded(visits));
  openPanel(singleScreenRoutes('/admin/dashboard', DashboardPage), '/admin/dashboard');

  expect(await screen.findByText('1.234')).toBeVisible();
  expect(screen.getByRole('link', { name: '5 görselin alternatif metni yok' })).toHaveAttribute(
    'href',
    '/admin/media?durum=no-alt',
  );
  expect(
    screen.getByRole('link', { name: 'KVKK aydınlatma metni yok; ziyaretçi formları onay istemeden gönderiliyor' }),
  ).toHaveAttribute('href', '/admin/legal-texts');
  expect(screen.getByRole('link', { name: 'Taslak' })).toHaveAttribute('href', '/admin/pages/blog?durum=draft');
  expect(screen.getByRole('link', { name: 'yayındaki 2 makalede de var' })).toHaveAttribute(
    'href',
    '/admin/pages/blog?durum=changed',
  );
  expect(screen.getByRole('link', { name: 'Okunmamış ileti' })).toHaveAttribute('href', '/admin/contact');
  expect(screen.getByRole('link', { name: 'Köprüler' })).toHaveAttribute('href', '/admin/sliders');
  expect(screen.getByText('Ayşe sildi')).toBeVisible();
  expect(await screen.findByText('Çizelge')).toBeVisible();
});

test('after the first run a welcome names what to do next, until it is closed', async () => {
  answers(() => succeeded(visits));
  sessionStorage.setItem('welcome', '1');
  openPanel(singleScreenRoutes('/admin/dashboard', DashboardPage), '/admin/dashboard');
  const welcome = within(await screen.findByRole('region', { name: 'Siteniz kuruldu' }));
  expect(welcome.getByRole('link', { name: 'logonuzu ekleyin' })).toHaveAttribute('href', '/admin/settings/branding');
  await userEvent.click(welcome.getByRole('button', { name: 'Karşılamayı kapat' }));
  expect(screen.queryByRole('region', { name: 'Siteniz kuruldu' })).toBeNull();
  expect(sessionStorage.getItem('welcome')).toBeNull();
  expect(await screen.findByText('Çizelge')).toBeVisible();
});

test.each([
  [{ is_scheduled: true, last: { at, bytes: 19_000_000 } }, 'Son yedek: 20.11.2026 - 12:00, 18 MB'],
  [{ is_scheduled: true, last: null }, 'İlk yedek bu gece alınacak.'],
  [{ is_scheduled: false, last: null }, 'Günlük yedek kapalı; sunucunun BACKUP_DIR ayarıyla açılır.'],
])('the state of the backups %j is shown', async (backup, text) => {
  stubReads({
    '/api/admin/role/groups': () => succeeded({}),
    '/api/admin/statistics': () => succeeded({ ...statistics, backup }),
    '/api/admin/statistics/visits': () => succeeded(visits),
  });
  openPanel(singleScreenRoutes('/admin/dashboard', DashboardPage), '/admin/dashboard');
  expect(await screen.findByText(text)).toBeVisible();
});

test('warnings are shown first, including a kind that this panel does not know', async () => {
  const warnings = [
    { kind: 'clock', text: 'Süresi dolan veriler silinmiyor.' },
    { kind: 'yeni', text: 'Yeni bir uyarı.' },
  ] as Statistics['warnings'];
  stubReads({
    '/api/admin/role/groups': () => succeeded({ admin: 'Yönetici' }),
    '/api/admin/statistics': () => succeeded({ ...statistics, warnings }),
    '/api/admin/statistics/visits': () => succeeded(visits),
  });
  openPanel(singleScreenRoutes('/admin/dashboard', DashboardPage), '/admin/dashboard');

  const list = within(await screen.findByRole('list', { name: 'Uyarılar' }));
  const link = list.getByRole('link', { name: 'Süresi dolan veriler silinmiyor.' });
  expect(link).toHaveAttribute('href', '/admin/privacy/destructions');
  expect(list.getByText('Yeni bir uyarı.')).toBeVisible();
});

test('visits are shown as text, as lists and, on request, as a table', async () => {
  answers(() => succeeded(visits));
  openPanel(singleScreenRoutes('/admin/dashboard', DashboardPage), '/admin/dashboard');

  expect(await screen.findByText(/ziyaret, önceki döneme göre %100 daha çok/)).toBeVisible();
  expect(await screen.findByText('Çizelge')).toBeVisible();
  expect(screen.getByText('Telefon')).toBeVisible();
  expect(screen.getByText('İngilizce')).toBeVisible();
  expect(screen.getByText('/eski-sayfa')).toBeVisible();

  await userEvent.click(screen.getByRole('switch', { name: 'Tablo olarak göster' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['GünZiyaretÖnceki dönem', '21 Kasım 202684', '20 Kasım 202642']);
  expect(screen.queryByText('Çizelge')).toBeNull();
});

test('another period is requested from the server, and a failure of the visits does not affect the rest', async () => {
  let fails = false;
  answers(() => (fails ? { success: false, status: 503, message: 'Veri tabanına ulaşılamıyor.' } : succeeded(visits)));
  openPanel(singleScreenRoutes('/admin/dashboard', DashboardPage), '/admin/dashboard');
  await screen.findByText('Çizelge');

  fails = true;
  await userEvent.click(screen.getByText('30 gün'));
  expect(await screen.findByRole('button', { name: 'Tekrar dene' })).toBeVisible();
  expect(http.getJson).toHaveBeenLastCalledWith('/api/admin/statistics/visits', { days: 30 });
  expect(screen.getByText('1.234')).toBeVisible();
});

test('says what happened to the drafts of the user, who can take it back or remove the notice', async () => {
  const notice: UserNotice = {
    id: 3,
    at,
    text: 'Deniz Ak, sizin de yazdığınız “Köprü” taslağını sildi.',
    to: '/admin/pages/blog/update?id=7',
    restorable: { entity: 'article', copy: '0b9e5a3c-3c0f-4e5f-8a2a-0f3a9f1f7f10' },
  };
  stubReads({
    '/api/admin/role/groups': () => succeeded({ admin: 'Yönetici' }),
    '/api/admin/statistics': () => succeeded(statistics),
    '/api/admin/statistics/visits': () => succeeded(visits),
    '/api/admin/notices': () => succeeded([notice]),
  });
  http.sendForm.mockResolvedValue(succeeded({}));
  openPanel(singleScreenRoutes('/admin/dashboard', DashboardPage), '/admin/dashboard');

  const told = within(await screen.findByRole('list', { name: 'Size bildirilenler' }));
  expect(told.getByText(/Deniz Ak, sizin de yazdığınız/)).toBeVisible();
  expect(told.getByRole('link', { name: 'Kaydı aç' })).toHaveAttribute('href', notice.to);
  await userEvent.click(told.getByRole('button', { name: 'Taslağı geri al' }));
  const path = `/api/admin/publication/article/discarded/${notice.restorable?.copy}`;
  expect(http.sendForm).toHaveBeenLastCalledWith('POST', path, {});
  await userEvent.click(told.getByRole('button', { name: 'Tamam' }));
  expect(http.sendForm).toHaveBeenLastCalledWith('DELETE', '/api/admin/notices/3', {});
});
