import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminPaths } from 'shared-contracts/paths';
import type { RoleGroup } from 'shared-contracts/rights';
import { inProvider } from '../../shared/testing/in-provider.tsx';
import { FakeNotification, lendNotices } from '../../shared/testing/notice-doubles.ts';
import { openPanel } from '../../shared/testing/open-panel.tsx';
import { BrowserNotificationsSection } from './browser-notifications.section.tsx';

beforeEach(() => localStorage.clear());

function open(role: RoleGroup = 'support'): void {
  openPanel(inProvider(adminPaths.account, BrowserNotificationsSection), adminPaths.account, role);
}

const sound = () => screen.getByRole('switch', { name: /Ses çal/ });
const notification = () => screen.getByRole('switch', { name: /Bildirim göster/ });

test('both are off at first, and nobody has been asked for anything', () => {
  lendNotices();
  open();
  expect(sound()).not.toBeChecked();
  expect(notification()).not.toBeChecked();
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
});

test('the sound is heard when it is switched on, and kept in this browser', async () => {
  const asked = lendNotices();
  open();
  await userEvent.click(sound());
  expect(sound()).toBeChecked();
  expect(asked.notes).toHaveLength(2);
  expect(localStorage.getItem('inbox_notices')).toBe('sound');
  await userEvent.click(sound());
  expect([asked.notes.length, localStorage.getItem('inbox_notices')]).toEqual([2, '']);
});

test('the sound can be heard without switching it on', async () => {
  const asked = lendNotices();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sesi dinle' }));
  expect(asked.notes).toHaveLength(2);
  expect(sound()).not.toBeChecked();
});

test('notifications are on once the browser allows them', async () => {
  lendNotices('granted');
  open();
  await userEvent.click(notification());
  expect(notification()).toBeChecked();
  expect(localStorage.getItem('inbox_notices')).toBe('notification');
});

test.each([
  ['denied', /engelliyor/],
  ['default', /izni verilmedi/],
] as const)('an answer of %s leaves them off and says what can be done', async (answer, words) => {
  lendNotices(answer);
  open();
  await userEvent.click(notification());
  expect(await screen.findByText(words)).toBeVisible();
  expect(notification()).not.toBeChecked();
  expect(localStorage.getItem('inbox_notices')).not.toContain('notification');
});

test('a browser that can do neither says so', async () => {
  lendNotices();
  for (const missing of ['Notification', 'AudioContext']) Reflect.deleteProperty(globalThis, missing);
  open();
  await userEvent.click(notification());
  expect(await screen.findByText(/bildirim gösteremiyor/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sesi dinle' }));
  expect(await screen.findByText(/ses çalmıyor/)).toBeVisible();
});

test('who reads no inbox is not offered any of it', () => {
  lendNotices();
  open('editor');
  expect(screen.queryByRole('switch')).toBeNull();
});
