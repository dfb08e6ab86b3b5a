import { FakeNotification, lendNotices, type AskedNotices } from '../testing/notice-doubles.ts';
import { createArrivalNotices } from './arrival-notices.ts';
import { chooseNotice } from './notice-choice.ts';
import type { Arrival } from './inbox-live.ts';

const omer: Arrival = { kind: 'contact', message: { id: 7, name: 'Ömer Çınar', subject: 'Teklif' } };
const ayse: Arrival = { kind: 'human-resources', message: { id: 9, name: 'Ayşe Işık', subject: 'Mühendis' } };

let asked: AskedNotices;
const onOpen = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  onOpen.mockClear();
  asked = lendNotices();
  FakeNotification.permission = 'granted';
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function arrive(...arrivals: Arrival[]): Promise<void> {
  const notices = createArrivalNotices(onOpen);
  for (const arrival of arrivals) notices.add(arrival);
  await jest.advanceTimersByTimeAsync(500);
}

test('nothing sounds and nothing is shown unless somebody has asked for it', async () => {
  await arrive(omer);
  expect(asked).toEqual({ notes: [], shown: [] });
});

test('messages that come together are one sound and one notification', async () => {
  chooseNotice('sound', true);
  chooseNotice('notification', true);
  await arrive(omer, ayse, omer);
  expect(asked.notes).toEqual([0, 0.12]);
  expect(asked.shown.map(({ body }) => body)).toEqual(['3 yeni ileti geldi']);
});

test.each([
  ['a message', omer, 'Yeni ileti: Ömer Çınar, Teklif', '/admin/contact?ileti=7'],
  ['an application', ayse, 'Yeni ileti: Ayşe Işık, Mühendis', '/admin/human-resources?ileti=9'],
  [
    'one of which only the count is known',
    { ...ayse, message: null },
    'Yeni ileti: İnsan Kaynakları',
    '/admin/human-resources',
  ],
] as const)('a click on the notification of %s opens it', async (_what, arrival, words, address) => {
  chooseNotice('notification', true);
  jest.spyOn(globalThis, 'focus').mockImplementation(() => undefined);
  await arrive(arrival);
  expect(asked.shown[0]?.body).toBe(words);
  asked.shown[0]?.dispatchEvent(new Event('click'));
  expect(onOpen).toHaveBeenCalledWith(address);
  expect(asked.shown[0]?.close).toHaveBeenCalled();
});

test.each([
  ['who looks at the panel', () => jest.spyOn(document, 'hasFocus').mockReturnValue(true)],
  ['a browser that forbids it', () => void (FakeNotification.permission = 'denied')],
  ['a browser that knows no notifications', () => void Reflect.deleteProperty(globalThis, 'Notification')],
])('%s is shown no notification', async (_who, given) => {
  chooseNotice('notification', true);
  given();
  await arrive(omer);
  expect(asked.shown).toEqual([]);
});

test('a browser that is to show one by other means does not stop the panel', async () => {
  chooseNotice('notification', true);
  const refuses = Object.assign(
    jest.fn(() => {
      throw new TypeError('Illegal constructor');
    }),
    { permission: 'granted' },
  );
  Object.assign(globalThis, { Notification: refuses });
  await arrive(omer);
  expect(refuses).toHaveBeenCalledTimes(1);
});
