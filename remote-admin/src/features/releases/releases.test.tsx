import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads, http, rejected, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { releaseHealth, releaseIdOf, releaseSummary, unitOverview } from '../../testing/release-fixtures.ts';
import { ReleasesPage } from './releases.page.tsx';

const address = '/admin/releases';
const call = '/api/admin/releases';
const routes = singleScreenRoutes(address, ReleasesPage);
const open = () => openPanel(routes, address, 'super_admin');
const unitNamed = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  return within(heading.closest('li') as HTMLElement);
};

const vitals = { ...releaseHealth().vitals, lcp: { good: 9, fair: 1, poor: 0 } };
const site = unitOverview({
  live: {
    ...releaseSummary('aaaa1111', {
      commit: 'c0ffee0012345678',
      health: releaseHealth({
        visits: 5_000,
        loads: 1990,
        failures: { load: 10, start: 0, render: 0, server: 0, blank: 0, freeze: 0, navigate: 0 },
        vitals,
      }),
    }),
    since: new Date(Date.now() - 3.5 * 3_600_000).toISOString(),
    by: 'Ayşe Yılmaz',
  },
  candidate: { ...releaseSummary('cccc3333', { health: releaseHealth({ loads: 200 }) }), percent: 15 },
});

beforeEach(() => {
  jest.clearAllMocks();
  stubReads({ [call]: () => succeeded([site]) });
});
afterEach(() => jest.useRealTimers());

test('a unit shows its live release with date and author, the previous release and the candidate', async () => {
  open();

  const unit = await unitNamed('Site');
  expect(unit.getByText('3 saat önce')).toBeVisible();
  expect(unit.getByText('Ayşe Yılmaz')).toBeVisible();
  expect(unit.getByText('c0ffee00')).toBeVisible();
  expect(unit.getByText('bbbb2222')).toHaveAttribute('title', releaseIdOf('bbbb2222'));
  expect(unit.getByText('cccc3333')).toBeVisible();
  expect(unit.getByText('ziyaretçi payı %15')).toBeVisible();
  expect(unit.getByRole('link', { name: 'Site' })).toHaveAttribute('href', `${address}/unit?name=remote_public`);
  expect(unit.getByRole('link', { name: 'Site: Sitede gör' })).toHaveAttribute('href', '/');
  expect(unit.getByRole('link', { name: 'Site: Yayın kaydı' })).toHaveAttribute(
    'href',
    `${address}/unit?name=remote_public&bolum=kayit`,
  );
});

test('the health of the live release is shown beside that of the candidate, as text', async () => {
  open();

  const table = within(await screen.findByRole('table', { name: 'Site: sürümlerin sağlığı' }));
  const rows = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(0, 6)).toEqual([
    ['Sağlık', 'Canlı', 'Aday'],
    ['Açılış', '5.000', '200'],
    ['Başlama', '1.990', '200'],
    ['Hata', '10 (%0,5)', 'Yok'],
    ['Yüklenirken', '10', '0'],
    ['Görünme hızı (LCP)', '%90 iyi', 'Ölçüm yok'],
  ]);
  expect(screen.getByRole('region', { name: 'Sağlık sayılarının anlamı' })).toHaveTextContent('Hata payı');
});

test('an automatic rollback shows its time, release and reason', async () => {
  const incident = {
    at: new Date().toISOString(),
    release_id: releaseIdOf('dddd4444'),
    reason: 'Açılışların çoğu hatalı',
  };
  stubReads({ [call]: () => succeeded([unitOverview({ trouble: incident })]) });
  open();

  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('dddd4444')).toBeVisible();
  expect(alert.getByText(/Neden: Açılışların çoğu hatalı/)).toBeVisible();
  expect(alert.getByRole('link')).toHaveAttribute('href', `${address}/unit?name=remote_public&bolum=hatalar`);
});

test('a unit without a release and a site without units each show a message', async () => {
  const empty = unitOverview({ title: 'Etkinlikler', segment: 'etkinlikler', live: null, previous: null });
  stubReads({ [call]: () => succeeded([empty]) });
  const first = open();
  const unit = await unitNamed('Etkinlikler');
  expect(unit.getByText(/Henüz sürüm yayınlanmadı\./)).toBeVisible();
  expect(unit.getByRole('link', { name: 'yayın anahtarıyla' })).toHaveAttribute('href', `${address}/keys`);
  expect(unit.getByText('/etkinlikler ile başlayan sayfalar')).toBeVisible();
  expect(unit.queryByRole('table')).toBeNull();
  first.unmount();

  stubReads({ [call]: () => succeeded([]) });
  open();
  expect(await screen.findByText('Henüz yayınlanan birim yok.')).toBeVisible();
});

test('a failed request can be retried', async () => {
  stubReads({ [call]: unreachable });
  open();
  expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();
  stubReads({ [call]: () => succeeded([site]) });
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Site' })).toBeVisible();
});

test('the screen refetches every ten seconds without moving the focus, but not while it is hidden', async () => {
  jest.useFakeTimers();
  open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  const link = screen.getByRole('link', { name: 'Site' });
  link.focus();
  const candidate = { ...releaseSummary('eeee5555'), percent: 20 };
  stubReads({ [call]: () => succeeded([{ ...site, candidate }]) });

  await act(() => jest.advanceTimersByTimeAsync(10_100));
  expect(screen.getByText('eeee5555')).toBeVisible();
  expect(link).toHaveFocus();

  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const asked = http.getJson.mock.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(http.getJson).toHaveBeenCalledTimes(asked);
  visibility.mockRestore();

  stubReads({ [call]: () => rejected(503) });
  await act(() => jest.advanceTimersByTimeAsync(10_100));
  expect(screen.getByText('eeee5555')).toBeVisible();
});
