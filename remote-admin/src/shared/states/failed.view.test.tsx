import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../page.ts';
import { readQuery } from '../query.ts';
import { answerReads, refused } from '../testing/fake-server.ts';
import { inProvider } from '../testing/in-provider.tsx';
import { openPanel } from '../testing/open-panel.tsx';
import { FailedView } from './failed.view.tsx';

function Screen() {
  const { error, refetch } = useQuery(readQuery('/api/admin/blog'));
  return error ? <FailedView failure={error} onRetry={() => void refetch()} /> : null;
}

test('a read on a page that is too old offers to load the page anew, not a missing right', async () => {
  const reload = jest.spyOn(page, 'reload').mockReturnValue(undefined);
  answerReads({ '/api/admin/blog': () => refused(403, { code: 'csrf' }) });
  openPanel(inProvider('/admin', Screen), '/admin');

  expect(await screen.findByRole('heading', { name: 'Bu sayfanın süresi doldu.' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sayfayı yenile' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a read without the right says what is missing and who can help', async () => {
  answerReads({ '/api/admin/blog': () => refused(403, { code: 'right' }) });
  openPanel(inProvider('/admin', Screen), '/admin');

  expect(await screen.findByRole('heading', { name: 'Bu ekranı görme yetkiniz yok.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tekrar dene' })).toBeNull();
});
