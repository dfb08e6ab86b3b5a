import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modules } from '../features/index.ts';
import { dropEarlyReads } from '../data/early-reads.ts';
import { sendForm } from '../data/http.ts';
import type { PanelScreen } from '../editing/panel-module.ts';
import { http, stubReads, succeeded } from '../testing/fake-server.ts';
import { openPanel } from '../testing/open-panel.tsx';
import { createRoutes } from './routes.tsx';

const list = '/api/admin/languages';
const otherList = '/api/admin/contracts';

beforeEach(() => {
  localStorage.clear();
  dropEarlyReads();
  jest.clearAllMocks();
  stubReads({
    '/api/admin/role/groups': () => succeeded({ admin: 'Yönetici' }),
    '/api/admin/statistics': () => succeeded({ counts: { articles: 12, languages: 2 }, attention: [], changes: [] }),
    [list]: () => succeeded([]),
    [otherList]: () => succeeded([]),
  });
});

const reads = (of = list) => http.getJson.mock.calls.filter(([path]) => path === of).length;
const listHeading = () => screen.findByRole('heading', { level: 1, name: /Diller|Dil İşlemleri/ });
const menuLink = () => screen.findByRole('link', { name: 'Dil İşlemleri' });

/** A pointer event of a browser is a mouse event; jsdom has no such events. */
const press = (link: HTMLElement, init: MouseEventInit) =>
  fireEvent(link, new MouseEvent('pointerdown', { bubbles: true, ...init }));

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
  expect(await listHeading()).toBeVisible();
  expect(reads()).toBe(1);
});

test('data that was requested before a write is requested again', async () => {
  const link = await openDashboard();
  fireEvent.pointerDown(link);
  http.sendForm.mockResolvedValue(succeeded());
  await sendForm('PUT', list, {});
  fireEvent.click(link);
  await waitFor(() => expect(reads()).toBe(2));
  expect(await listHeading()).toBeVisible();
});

test('data that was requested during a write is requested again', async () => {
  const link = await openDashboard();
  let finish = () => {};
  http.sendForm.mockReturnValue(new Promise((resolve) => (finish = () => resolve(succeeded()))));
  const written = sendForm('PUT', list, {});
  await waitFor(() => expect(http.sendForm).toHaveBeenCalled());
  fireEvent.pointerDown(link);
  await waitFor(() => expect(reads()).toBe(1));
  finish();
  await written;
  fireEvent.click(link);
  await waitFor(() => expect(reads()).toBe(2));
  expect(await listHeading()).toBeVisible();
});

test.each([
  ['the pointer over a link', (link: HTMLElement) => fireEvent.pointerOver(link)],
  ['a link that is opened in a new tab', (link: HTMLElement) => press(link, { ctrlKey: true })],
  ['another button of the mouse', (link: HTMLElement) => press(link, { button: 1 })],
])('%s requests no data', async (_what, act) => {
  const link = await openDashboard();
  act(link);
  // Requests are sent in order: this one would be the second.
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Sözleşmeler' }));
  await waitFor(() => expect(reads(otherList)).toBe(1));
  expect(reads()).toBe(0);
});

describe('the script of a screen is loaded', () => {
  const routeOf = (path: string): PanelScreen => {
    const found = modules.flatMap(({ routes }): readonly PanelScreen[] => routes).find((route) => route.path === path);
    if (!found) throw new Error(`No screen at ${path}`);
    return found;
  };
  const passed = routeOf('/admin/contracts');
  const reached = routeOf('/admin/languages');
  const loads = () => [passed, reached].map(({ load }) => jest.mocked(load).mock.calls.length);

  test.each([
    ['pointer', (link: HTMLElement) => fireEvent.pointerOver(link)],
    ['focus', (link: HTMLElement) => fireEvent.focusIn(link)],
  ])('when the %s stays on its link, not when it passes', async (_what, reach) => {
    const link = await openDashboard();
    for (const route of [passed, reached]) jest.spyOn(route, 'load');
    reach(screen.getByRole('link', { name: 'Sözleşmeler' }));
    reach(link);
    await waitFor(() => expect(loads()).toEqual([0, 1]));
    expect(reads()).toBe(0);
    jest.restoreAllMocks();
  });
});
