import {
  FakeNotification,
  installFakeNotifications,
  type RecordedNotifications,
} from '../../testing/notification-fakes.ts';
import { createMessageNotifier } from './message-notifier.ts';
import { setPreference } from './notification-preferences.ts';
import type { NewMessage } from './live-events.ts';

const omer: NewMessage = { kind: 'contact', message: { id: 7, name: 'Ömer Çınar', subject: 'Teklif' } };
const ayse: NewMessage = { kind: 'human-resources', message: { id: 9, name: 'Ayşe Işık', subject: 'Mühendis' } };

let recorded: RecordedNotifications;
const onOpen = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  onOpen.mockClear();
  recorded = installFakeNotifications();
  FakeNotification.permission = 'granted';
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function arrive(...arrivals: NewMessage[]): Promise<void> {
  const notices = createMessageNotifier(onOpen);
  for (const arrival of arrivals) notices.add(arrival);
  await jest.advanceTimersByTimeAsync(500);
}

test('plays no sound and shows no notification by default', async () => {
  await arrive(omer);
  expect(recorded).toEqual({ tones: [], shown: [] });
});

test('messages that arrive together cause one sound and one notification', async () => {
  setPreference('sound', true);
  setPreference('notification', true);
  await arrive(omer, ayse, omer);
  expect(recorded.tones).toEqual([0, 0.12]);
  expect(recorded.shown.map(({ body }) => body)).toEqual(['3 yeni ileti geldi']);
});

test.each([
  ['a message', omer, 'Yeni ileti: Ömer Çınar, Teklif', '/admin/contact?ileti=7'],
  ['an application', ayse, 'Yeni ileti: Ayşe Işık, Mühendis', '/admin/human-resources?ileti=9'],
  [
    'a message known only by its count',
    { ...ayse, message: null },
    'Yeni ileti: İnsan kaynakları',
    '/admin/human-resources',
  ],
] as const)('clicking the notification of %s opens it', async (_what, arrival, text, address) => {
  setPreference('notification', true);
  jest.spyOn(globalThis, 'focus').mockImplementation(() => undefined);
  await arrive(arrival);
  expect(recorded.shown[0]?.body).toBe(text);
  recorded.shown[0]?.dispatchEvent(new Event('click'));
  expect(onOpen).toHaveBeenCalledWith(address);
  expect(recorded.shown[0]?.close).toHaveBeenCalled();
});

test.each([
  ['a user with the panel in focus', () => jest.spyOn(document, 'hasFocus').mockReturnValue(true)],
  ['a browser with denied permission', () => void (FakeNotification.permission = 'denied')],
  ['a browser without the Notification API', () => void Reflect.deleteProperty(globalThis, 'Notification')],
])('%s gets no notification', async (_who, given) => {
  setPreference('notification', true);
  given();
  await arrive(omer);
  expect(recorded.shown).toEqual([]);
});

test('a browser that rejects the Notification constructor does not break the panel', async () => {
  setPreference('notification', true);
  const throwingNotification = Object.assign(
    jest.fn(() => {
      throw new TypeError('Illegal constructor');
    }),
    { permission: 'granted' },
  );
  Object.assign(globalThis, { Notification: throwingNotification });
  await arrive(omer);
  expect(throwingNotification).toHaveBeenCalledTimes(1);
});
