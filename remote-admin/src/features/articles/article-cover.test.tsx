import { screen } from '@testing-library/react';
import { articleRow } from '../../shared/testing/fixtures.ts';
import { stubReads, succeeded } from '../../shared/testing/fake-server.ts';
import { stubIdlePeriods } from '../../shared/testing/idle-periods.ts';
import { mediaItem } from '../../shared/testing/media-fixtures.ts';
import { openPanel } from '../../shared/testing/open-panel.tsx';
import { singleScreenRoutes } from '../../shared/testing/test-provider.tsx';
import { ArticleListPage } from './article-list.page.tsx';

const routes = singleScreenRoutes('/admin/pages/blog', ArticleListPage);
const covers = () => screen.queryAllByRole('presentation');

beforeEach(() => {
  const row = { ...articleRow(7, 'Çelik yapılar'), cover: mediaItem(4) };
  stubReads({ '/api/admin/blog': () => succeeded([row]), '/api/admin/languages/info': () => succeeded([]) });
});

test('covers are requested when the browser is idle again', async () => {
  const idle = stubIdlePeriods();
  try {
    openPanel(routes, '/admin/pages/blog');
    await screen.findByRole('link', { name: 'Çelik yapılar' });
    idle.pass();
    expect(covers()).toEqual([]);
    idle.pass();
    expect(covers()).toHaveLength(1);
  } finally {
    idle.remove();
  }
});

test('a browser that cannot tell when it is idle requests covers at once', async () => {
  openPanel(routes, '/admin/pages/blog');
  await screen.findByRole('link', { name: 'Çelik yapılar' });
  expect(covers()).toHaveLength(1);
});
