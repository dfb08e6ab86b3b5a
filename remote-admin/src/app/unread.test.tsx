import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubReads, http, succeeded } from '../testing/fake-server.ts';
import { messageRecord, messageRow } from '../testing/mailbox-fixtures.ts';
import { openPanel } from '../testing/open-panel.tsx';
import { unreadStore } from '../data/unread/unread.store.ts';
import { createRoutes } from './routes.tsx';

beforeEach(() => {
  jest.clearAllMocks();
  unreadStore.set(null);
  http.sendForm.mockResolvedValue(succeeded());
  stubReads({
    '/api/admin/status': () => succeeded({ unread: { contact: 120, human_resources: 2 } }),
    '/api/admin/human-resources': () => succeeded([messageRow(5, 'Ömer Işık')]),
    '/api/admin/human-resources/5': () => succeeded(messageRecord(5, 'Ömer Işık')),
    '/api/admin/human-resources/not-check-count': () => succeeded({ count: 2 }),
  });
});

const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Yönetim menüsü', hidden: true }));
/** Finds the entry by its text content: how its parts are joined in the accessible name depends on the browser. */
const entry = async (text: string) => {
  const matchesText = (_name: string, { textContent }: Element) => textContent === text;
  return await (await sidebar()).findByRole('link', { name: matchesText, hidden: true });
};

test('the sidebar shows the unread counts, and opening a message lowers them in the sidebar and in the inbox immediately', async () => {
  openPanel(createRoutes(), '/admin/human-resources');
  expect(await entry('İletişim, 99+ okunmamış')).toBeInTheDocument();
  expect(await entry('İnsan kaynakları, 2 okunmamış')).toHaveAttribute('aria-current', 'page');

  await userEvent.click(await screen.findByRole('link', { name: /Ömer Işık/ }));

  expect(await entry('İnsan kaynakları, 1 okunmamış')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Gelen kutusu 1 okunmamış' })).toBeVisible();
});

test('a user who may read one inbox sees no other inbox', async () => {
  stubReads({ '/api/admin/status': () => succeeded({ unread: { human_resources: 2 } }) });
  openPanel(createRoutes(), '/admin/support', 'hr');

  expect(await entry('İnsan kaynakları, 2 okunmamış')).toBeInTheDocument();
  await waitFor(async () =>
    expect((await sidebar()).queryByRole('link', { name: /İletişim/, hidden: true })).toBeNull(),
  );
});

test.each([
  ['admin', '/admin/contact', '99+'],
  ['hr', '/admin/human-resources', '2'],
] as const)('the profile menu of %s links to %s with the unread count', async (role, to, count) => {
  const unread = role === 'hr' ? { human_resources: 2 } : { contact: 120, human_resources: 2 };
  stubReads({ '/api/admin/status': () => succeeded({ unread }) });
  openPanel(createRoutes(), '/admin/support', role);
  await userEvent.click(await screen.findByRole('button', { name: /Profil menüsü/ }));

  const item = await screen.findByRole('menuitem', { name: /Gelen Kutusu/, hidden: true });
  expect(item).toHaveAttribute('href', to);
  await waitFor(() => expect(item).toHaveTextContent(count));
});

test('the profile menu has no inbox link for a user without inbox rights', async () => {
  openPanel(createRoutes(), '/admin/support', 'editor');
  await userEvent.click(await screen.findByRole('button', { name: /Profil menüsü/ }));

  expect(await screen.findByRole('menuitem', { name: 'Hesabım', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: /Gelen Kutusu/, hidden: true })).toBeNull();
});
