import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendForm } from '../shared/http.ts';
import { http, stubReads, succeeded } from '../shared/testing/fake-server.ts';
import { openPanel } from '../shared/testing/open-panel.tsx';
import { createRoutes } from './routes.tsx';

const list = '/api/admin/languages';

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  stubReads({
    '/api/admin/role/groups': () => succeeded({ admin: 'Yönetici' }),
    '/api/admin/statistics': () => succeeded({ counts: { articles: 12, languages: 2 }, attention: [], changes: [] }),
    [list]: () => succeeded([]),
  });
});

const reads = () => http.getJson.mock.calls.filter(([path]) => path === list).length;
const menuLink = () => screen.findByRole('link', { name: 'Dil İşlemleri' });

async function openDashboard() {
  openPanel(createRoutes(), '/admin/dashboard');
  await screen.findByText('12');
  return menuLink();
}

test('pressing a menu link requests the data of its screen, which the screen takes', async () => {
  const link = await openDashboard();
  fireEvent.pointerDown(link);
  await waitFor(() => expect(reads()).toBe(1));
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: /Diller|Dil İşlemleri/ })).toBeVisible();
  expect(reads()).toBe(1);
});

test('data that was requested before a write is requested again', async () => {
  const link = await openDashboard();
  fireEvent.pointerDown(link);
  http.sendForm.mockResolvedValue(succeeded());
  await sendForm('PUT', list, {});
  fireEvent.click(link);
  await waitFor(() => expect(reads()).toBe(2));
});

test.each([
  ['the pointer over a link', (link: HTMLElement) => fireEvent.pointerOver(link)],
  ['a link that is opened in a new tab', (link: HTMLElement) => fireEvent.pointerDown(link, { ctrlKey: true })],
  ['another button of the mouse', (link: HTMLElement) => fireEvent.pointerDown(link, { button: 1 })],
])('%s requests no data', async (_what, act) => {
  const link = await openDashboard();
  act(link);
  await waitFor(() => expect(http.getJson).toHaveBeenCalled());
  expect(reads()).toBe(0);
});
