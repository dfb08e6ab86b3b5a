import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReleaseLogRow } from '@vitrin/shared-contracts/release-management';
import { stubReads, http, succeeded, unreachable } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { releaseIdOf } from '../../testing/release-fixtures.ts';
import { ReleaseLogPage } from './release-log.page.tsx';

const address = '/admin/releases/log';
const call = '/api/admin/releases/log';
const routes = singleScreenRoutes(address, ReleaseLogPage);
const open = () => openPanel(routes, address, 'super_admin');

function line(id: number, changed: Partial<ReleaseLogRow>): ReleaseLogRow {
  const change = { before: releaseIdOf('aaaa1111'), after: releaseIdOf('bbbb2222') };
  const who = { actor: 'Ayşe Yılmaz', reason: 'Yeni anasayfa' };
  return {
    id,
    at: '2026-01-05T09:00:00.000Z',
    unit: 'remote_public',
    action: 'promote',
    ...change,
    ...who,
    ...changed,
  };
}

const rows = [
  line(3, { action: 'canary-end', after: null, unit: 'remote_gitti' }),
  line(2, {}),
  line(1, { action: 'publish', before: null, unit: 'shell' }),
];

beforeEach(() => {
  jest.clearAllMocks();
  stubReads({
    [call]: () => succeeded(rows, { meta: { page: 1, page_size: 20, total: 45 } }),
    '/api/admin/remotes': () => succeeded([{ name: 'remote_public', segment: '*', title: 'Site', is_built_in: true }]),
  });
});

test('an entry shows actor, action and unit, the releases before and after, and the reason', async () => {
  open();

  await screen.findByRole('link', { name: 'Site' });
  const [ended, promoted, published] = within(screen.getByRole('list', { name: 'Yayın kaydı' })).getAllByRole(
    'listitem',
  );
  expect(promoted).toHaveTextContent('5.1.2026 - 12:00Ayşe YılmazCanlıya alındıSiteaaaa1111bbbb2222Yeni anasayfa');
  expect(within(promoted as HTMLElement).getByRole('link', { name: 'Site' })).toHaveAttribute(
    'href',
    '/admin/releases/unit?name=remote_public',
  );
  expect(within(promoted as HTMLElement).getByRole('img', { name: 'yerine' })).toBeVisible();
  expect(ended).toHaveTextContent('Aday kaldırıldıremote_gittiaaaa1111hiçbiri');
  expect(published).toHaveTextContent('YüklendiKabukbbbb2222');
});

test('pages are requested from the server', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '3. sayfa' }));
  await waitFor(() => expect(http.getJson).toHaveBeenCalledWith(call, { page: 3 }));
});

test('an empty log and a network failure each show a message', async () => {
  stubReads({ [call]: () => succeeded([]) });
  const first = open();
  expect(await screen.findByText('Kayıt boş.')).toBeVisible();
  first.unmount();
  stubReads({ [call]: unreachable });
  open();
  expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamadı.' })).toBeVisible();
});
