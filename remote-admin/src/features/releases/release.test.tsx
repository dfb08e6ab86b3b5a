import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReleaseRow } from '@vitrin/shared-contracts/release-management';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { sessionStore } from '@vitrin/shared-contracts/state';
import { http, rejected, stubReads, succeeded, unreachable } from '../../testing/fake-server.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { releaseIdOf, releaseRow, unitOverview } from '../../testing/release-fixtures.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { newTab } from './new-tab.ts';
import { ReleasePage } from './release.page.tsx';

const unit = unitOverview({ unit: 'remote_admin', title: 'Yönetim Paneli', segment: 'admin' });
const id = releaseIdOf('cccc3333');
const routes = singleScreenRoutes('/admin/releases/release', ReleasePage);
const open = (reference = id) => openPanel(routes, adminPaths.release('remote_admin', reference), 'super_admin');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Answers with this release, at its id and its tag. */
function stores(changed: Partial<ReleaseRow> = {}, unitNow = unit) {
  const row = releaseRow('cccc3333', { tags: ['aday'], ...changed });
  stubReads({
    [api.adminReleases]: () => succeeded([unitNow]),
    [api.adminRelease('remote_admin')]: ({ release }) =>
      release === row.id || release === 'aday' ? succeeded(row) : rejected(404),
  });
}

/** Takes all other rights from the user. */
function mayOnlyRead() {
  act(() => {
    const session = sessionStore.get();
    if (session) sessionStore.set({ ...session, rights: new Set(['releases.read']) });
  });
}

beforeEach(() => {
  jest.clearAllMocks();
  stores();
});

test.each([id, 'aday'])(
  'a release named by %s shows its unit and details; only a click previews it',
  async (reference) => {
    const opened = jest.spyOn(newTab, 'open').mockReturnValue(true);
    http.sendForm.mockResolvedValue(succeeded({ address: '/admin', ends_at: '2026-01-05T10:00:00.000Z' }));
    open(reference);

    expect(await heading('Yönetim Paneli: cccc3333 sürümü')).toBeVisible();
    const back = screen.getByRole('link', { name: 'Yönetim Paneli sürümleri' });
    expect(back).toHaveAttribute('href', adminPaths.unitReleases('remote_admin'));
    expect(screen.getByText('Önizlemeyi yalnızca bu tarayıcı görür, bir saat sürer.')).toBeVisible();
    expect(screen.getByText(/Yayınlayan: Site ekibi/)).toBeVisible();
    expect(screen.getByText(id).closest('a')).toBeNull();
    expect(screen.getAllByRole('button', { name: /^cccc3333: / })[0]).toHaveAccessibleName('cccc3333: önizle');
    expect(http.sendForm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'cccc3333: önizle' }));

    await waitFor(() => expect(opened).toHaveBeenCalledWith('/admin'));
    expect(http.sendForm).toHaveBeenCalledWith('POST', '/api/admin/releases/remote_admin/preview', {
      form_data: { id },
    });
  },
);

test('after a promotion the screen shows the release as live', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'cccc3333: canlıya al' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Yönetim Paneli: sürüm canlıya alınsın mı?' }));
  http.sendForm.mockImplementation(async () => {
    stores({ is_live: true });
    return succeeded();
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Canlıya al' }));

  expect(await screen.findByText('Bu sürüm canlıda, önizlemeye gerek yok.')).toBeInTheDocument();
  expect(http.sendForm).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Canlı')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /önizle|aday yap|canlıya al/, hidden: true })).toBeNull();
});

test('a candidate shows its share of the visitors', async () => {
  const candidate = { ...releaseRow('cccc3333'), percent: 25 };
  stores({ is_candidate: true }, { ...unit, candidate });
  open();
  expect(await screen.findByText('Aday, %25')).toBeVisible();
});

test('an incompatible release says why, and offers neither preview nor promotion', async () => {
  stores({ misfit: 'Bu sürüm API’nin ^2.0.0 sürümünü istiyor; kabuk 1.1.0 sunuyor.' });
  open();
  expect(await screen.findByText('Bu sürüm şu anda önizlenemez ve canlıya alınamaz.')).toBeVisible();
  expect(screen.getByText(/kabuk 1\.1\.0 sunuyor/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /önizle|aday yap|canlıya al/ })).toBeNull();
});

test('a user with read access only sees no actions', async () => {
  open();
  await screen.findByRole('button', { name: 'cccc3333: önizle' });
  mayOnlyRead();
  expect(screen.getByText('Önizleme yetkiniz yok.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /önizle|aday yap|canlıya al/ })).toBeNull();
});

test('the permanent address is copied, also by a user with read access only', async () => {
  const user = userEvent.setup();
  open('aday');
  await heading('Yönetim Paneli: cccc3333 sürümü');
  mayOnlyRead();
  await user.click(screen.getByRole('button', { name: 'cccc3333: diğer işlemler' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Adresini kopyala', hidden: true }));
  expect(await screen.findByRole('menuitem', { name: 'Kopyalandı', hidden: true })).toBeInTheDocument();
  expect(screen.getAllByRole('menuitem', { hidden: true })).toHaveLength(1);
  const address = `${location.origin}/admin/releases/release?name=remote_admin&release=${id}`;
  // The menu may still be opening, which updates its state.
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(address));
});

test('a release that is not stored leads to those that are, and an unknown unit to all units', async () => {
  const first = open('ffff0000ffff0000');
  expect(await heading('Bu sürüm bulunamadı.')).toBeVisible();
  expect(screen.getByText('Artık saklanmıyor ya da hiç yüklenmedi.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Birimin sürümleri' });
  expect(link).toHaveAttribute('href', adminPaths.unitReleases('remote_admin'));
  first.unmount();
  for (const name of ['remote_yok', '../users']) {
    const other = openPanel(routes, `/admin/releases/release?name=${name}&release=${id}`, 'super_admin');
    expect(await heading('Bu sürüm bulunamadı.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Yazılım sürümleri' })).toHaveAttribute('href', adminPaths.releases);
    other.unmount();
  }
  expect(http.getJson.mock.calls.filter(([path]) => path.includes('users'))).toEqual([]);
});

test('a release of a retired remote is shown without actions', async () => {
  stubReads({
    [api.adminReleases]: () => succeeded([unit]),
    [api.adminRelease('remote_eski')]: () => succeeded(releaseRow('cccc3333')),
  });
  openPanel(routes, adminPaths.release('remote_eski', id), 'super_admin');
  expect(await heading('remote_eski: cccc3333 sürümü')).toBeVisible();
  const archive = screen.getByRole('link', { name: 'Arşivdeki sürümleri' });
  expect(archive).toHaveAttribute('href', adminPaths.archivedRemote('remote_eski'));
  expect(screen.queryByRole('button', { name: /^cccc3333: / })).toBeNull();
});

test('a failed read can be repeated', async () => {
  stubReads({ [api.adminReleases]: () => succeeded([unit]), [api.adminRelease('remote_admin')]: unreachable });
  open();
  expect(await heading('Sunucuya ulaşılamadı.')).toBeVisible();
  stores();
  await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await heading('Yönetim Paneli: cccc3333 sürümü')).toBeVisible();
});
