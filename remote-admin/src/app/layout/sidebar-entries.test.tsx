import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { openPanel } from '../../testing/open-panel.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { navigation } from '../navigation.ts';
import { FoldedEntries } from './sidebar-entries.tsx';

const entries = navigation
  .flatMap((category) => category.entries)
  .filter(({ to }) => to === adminPaths.redirects || to === adminPaths.audit);

const openAt = (pathname: string) =>
  openPanel(
    singleScreenRoutes(pathname, () => <FoldedEntries label="Sistem" entries={entries} pathname={pathname} />),
    pathname,
  );

test('a button shows the folded entries and hides them', async () => {
  openAt(adminPaths.articles);
  const button = await screen.findByRole('button', { name: 'Sistem' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Yönlendirmeler' })).toBeNull();

  await userEvent.click(button);
  expect(screen.getByRole('link', { name: 'Yönlendirmeler' })).toBeVisible();
  await userEvent.click(button);
  expect(screen.queryByRole('link', { name: 'Yönlendirmeler' })).toBeNull();
});

test('the entry of the current screen is shown', async () => {
  openAt(adminPaths.redirects);
  expect(await screen.findByRole('link', { name: 'Yönlendirmeler' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Sistem' })).toHaveAttribute('aria-expanded', 'true');
});
