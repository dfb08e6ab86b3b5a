import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataRequestLink, readPrefill } from './data-request-link.tsx';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { openPanel } from '../../testing/open-panel.tsx';

const prefill = { name: 'Can Su', email: 'can@ornek.example', text: 'Verilerimi silin.', received_on: '2026-01-05' };
const routes = singleScreenRoutes('/admin/contact', () => <DataRequestLink prefill={prefill} />);

test('the link opens a new request with its data in the history state, not in the URL', async () => {
  const { router } = openPanel(routes, '/admin/contact', 'admin');
  await userEvent.click(await screen.findByRole('link', { name: 'KVKK başvurusu olarak kaydet' }));

  const { pathname, search, state } = router.state.location;
  expect([pathname, search]).toEqual(['/admin/privacy/request-insert', '']);
  expect(readPrefill(state)).toEqual(prefill);
});

test('the link is not shown to users who must not record requests', () => {
  openPanel(routes, '/admin/contact', 'support');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
