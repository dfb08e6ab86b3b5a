import { screen, within } from '@testing-library/react';
import { roleGroupLabels, roleGroups } from 'shared-contracts/rights';
import { answerReads, succeeded } from '../../shared/testing/fake-server.ts';
import { inProvider } from '../../shared/testing/in-provider.tsx';
import { openPanel } from '../../shared/testing/open-panel.tsx';
import { Header } from './header.tsx';

test.each(roleGroups)('name and role of %s stand in the header', async (role) => {
  answerReads({ '/api/admin/role/groups': () => succeeded(roleGroupLabels) });
  openPanel(
    inProvider('/admin', () => <Header onToggle={() => undefined} />),
    '/admin',
    role,
  );

  const header = within(await screen.findByRole('banner'));
  expect(await header.findByText(roleGroupLabels[role])).toBeVisible();
  expect(header.getByText('Gülşah İnceoğlu')).toBeVisible();
});
