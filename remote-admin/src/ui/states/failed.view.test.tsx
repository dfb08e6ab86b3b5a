import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../data/page.ts';
import { readQuery } from '../../data/query.ts';
import { stubReads, rejected } from '../../testing/fake-server.ts';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';
import { FailedView } from './failed.view.tsx';

function Screen() {
  const { error, refetch } = useQuery(readQuery('/api/admin/blog'));
  return error ? <FailedView failure={error} onRetry={() => void refetch()} /> : null;
}

test('offers a reload, not an access-denied message, when the page is outdated for the server', async () => {
  const reload = jest.spyOn(page, 'reload').mockReturnValue(undefined);
  stubReads({ '/api/admin/blog': () => rejected(403, { code: 'csrf' }) });
  openPanel(singleScreenRoutes('/admin', Screen), '/admin');

  expect(await screen.findByRole('heading', { name: 'Bu sayfanın süresi doldu.' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sayfayı yenile' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('shows that the right is missing, without a retry button', async () => {
  stubReads({ '/api/admin/blog': () => rejected(403, { code: 'right' }) });
  openPanel(singleScreenRoutes('/admin', Screen), '/admin');

  expect(await screen.findByRole('heading', { name: 'Bu ekranı görme yetkiniz yok.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tekrar dene' })).toBeNull();
});
