import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads, succeeded } from '../../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../../testing/test-provider.tsx';
import { openPanel } from '../../../testing/open-panel.tsx';
import { releaseHealth, releaseIdOf, releaseRow, unitOverview } from '../../../testing/release-fixtures.ts';
import { UnitPage } from '../unit.page.tsx';

export const address = '/admin/releases/unit?name=remote_public';
export const call = '/api/admin/releases/remote_public';
const routes = singleScreenRoutes('/admin/releases/unit', UnitPage);
export const at = new Date(Date.now() - 5.5 * 3_600_000).toISOString();
const rows = [
  releaseRow('cccc3333', { published_by: 'Blog ekibi', size: null }),
  releaseRow('aaaa1111', { is_live: true, health: releaseHealth({ loads: 40 }) }),
  releaseRow('bbbb2222'),
  releaseRow('dddd4444', { set_aside: { at, reason: 'Açılışların çoğu hatalı.' } }),
  releaseRow('eeee5555', { misfit: 'Bu sürüm API’nin ^2.0.0 sürümünü istiyor; kabuk 1.1.0 sunuyor.' }),
];
export const live = releaseIdOf('aaaa1111');
export const next = releaseIdOf('cccc3333');

/** Answers the requests of a unit's screen. */
export function answers(unit = unitOverview(), more: Parameters<typeof stubReads>[0] = {}) {
  stubReads({
    '/api/admin/releases': () => succeeded([unit]),
    [call]: () => succeeded(rows, { meta: { page: 1, page_size: 20, total: 45 } }),
    [`${call}/losses`]: () => succeeded({ warnings: [] }),
    [`${call}/places`]: () => succeeded([]),
    ...more,
  });
}
export const open = (to = address) => openPanel(routes, to, 'super_admin');
export const row = async (id: string) =>
  within((await screen.findByText(releaseIdOf(id))).closest('li') as HTMLElement);
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
