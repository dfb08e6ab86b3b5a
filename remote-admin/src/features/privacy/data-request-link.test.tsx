import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataRequestLink, readPrefill } from './data-request-link.tsx';
import { singleScreenRoutes } from '../../shared/testing/test-provider.tsx';
import { openPanel } from '../../shared/testing/open-panel.tsx';

const prefill = { name: 'Can Su', email: 'can@ornek.example', text: 'Verilerimi silin.', received_on: '2026-01-05' };
const routes = singleScreenRoutes('/admin/contact', () => <DataRequestLink prefill={prefill} />);

test('leads to a new request with the words beside the address, not in it', async () => {
  const { router } = openPanel(routes, '/admin/contact', 'admin');
  await userEvent.click(await screen.findByRole('link', { name: 'KVKK başvurusu olarak kaydet' }));

  const { pathname, search, state } = router.state.location;
  expect([pathname, search]).toEqual(['/admin/privacy/request-insert', '']);
  expect(readPrefill(state)).toEqual(prefill);
});

test('is not there for those who may not record requests', () => {
  openPanel(routes, '/admin/contact', 'support');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
