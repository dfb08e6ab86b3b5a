import { screen, within } from '@testing-library/react';
import { roleGroupLabels, roleGroups } from '@vitrin/shared-contracts/rights';
import { stubReads, succeeded } from '../../shared/testing/fake-server.ts';
import { singleScreenRoutes } from '../../shared/testing/test-provider.tsx';
import { openPanel } from '../../shared/testing/open-panel.tsx';
import { Header } from './header.tsx';

test.each(roleGroups)('shows the name and the role of %s in the header', async (role) => {
  stubReads({ '/api/admin/role/groups': () => succeeded(roleGroupLabels) });
  openPanel(
    singleScreenRoutes('/admin', () => <Header onToggle={() => undefined} />),
    '/admin',
    role,
  );

  const header = within(await screen.findByRole('banner'));
  expect(await header.findByText(roleGroupLabels[role])).toBeVisible();
  expect(header.getByText('Gülşah İnceoğlu')).toBeVisible();
});
