import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { RoleGroup } from '@vitrin/shared-contracts/rights';
import { singleScreenRoutes } from '../../testing/test-provider.tsx';
import { FakeNotification, installFakeNotifications } from '../../testing/notification-fakes.ts';
import { openPanel } from '../../testing/open-panel.tsx';
import { BrowserNotificationsSection } from './browser-notifications.section.tsx';

beforeEach(() => localStorage.clear());

function open(role: RoleGroup = 'support'): void {
  openPanel(singleScreenRoutes(adminPaths.account, BrowserNotificationsSection), adminPaths.account, role);
}

const sound = () => screen.getByRole('switch', { name: /Ses çal/ });
const notification = () => screen.getByRole('switch', { name: /Bildirim göster/ });

test('sound and notifications are off by default, and no permission is requested', () => {
  installFakeNotifications();
  open();
  expect(sound()).not.toBeChecked();
  expect(notification()).not.toBeChecked();
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
});

test('switching the sound on plays it and stores the choice in this browser', async () => {
  const asked = installFakeNotifications();
  open();
  await userEvent.click(sound());
  expect(sound()).toBeChecked();
  expect(asked.tones).toHaveLength(2);
  expect(localStorage.getItem('inbox_notices')).toBe('sound');
  await userEvent.click(sound());
  expect([asked.tones.length, localStorage.getItem('inbox_notices')]).toEqual([2, '']);
});

test('the sound can be previewed without switching it on', async () => {
  const asked = installFakeNotifications();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sesi dinle' }));
  expect(asked.tones).toHaveLength(2);
  expect(sound()).not.toBeChecked();
});

test('notifications are switched on once the browser grants permission', async () => {
  installFakeNotifications('granted');
  open();
  await userEvent.click(notification());
  expect(notification()).toBeChecked();
  expect(localStorage.getItem('inbox_notices')).toBe('notification');
});

test.each([
  ['denied', /engelliyor/],
  ['default', /izni verilmedi/],
] as const)('permission %s keeps notifications off and shows what the user can do', async (answer, texts) => {
  installFakeNotifications(answer);
  open();
  await userEvent.click(notification());
  expect(await screen.findByText(texts)).toBeVisible();
  expect(notification()).not.toBeChecked();
  expect(localStorage.getItem('inbox_notices')).not.toContain('notification');
});

test('a browser that supports neither shows a message for each', async () => {
  installFakeNotifications();
  for (const missing of ['Notification', 'AudioContext']) Reflect.deleteProperty(globalThis, missing);
  open();
  await userEvent.click(notification());
  expect(await screen.findByText(/bildirim gösteremiyor/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sesi dinle' }));
  expect(await screen.findByText(/ses çalmıyor/)).toBeVisible();
});

test('a user without access to an inbox does not see these settings', () => {
  installFakeNotifications();
  open('editor');
  expect(screen.queryByRole('switch')).toBeNull();
});
