import { leavingEvent } from 'shared-contracts/remote-app';
import { http, refused, succeeded, unreachable } from '../../shared/testing/http-double.ts';
import { leave } from './leave.ts';

jest.mock('shared-contracts/http', () => jest.requireActual('../../shared/testing/http-double.ts').http);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['answers', () => succeeded()],
  ['is not reached', unreachable],
])('leaving clears the session and goes to the site 600 ms later when the server %s', async (_how, answer) => {
  http.getJson.mockImplementation(async () => answer());
  const kept = jest.fn(() => expect(http.forgetSession).not.toHaveBeenCalled());
  document.addEventListener(leavingEvent, kept, { once: true });

  await leave();
  expect(kept).toHaveBeenCalledTimes(1);

  expect(http.getJson).toHaveBeenCalledWith('/api/admin/logout');
  expect(http.forgetSession).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(599);
  expect(http.departure.go).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(http.departure.go).toHaveBeenCalledWith('/');
});

test('a session that was over already is left once, as a 401 leaves it', async () => {
  http.getJson.mockResolvedValue(refused(401));

  await leave();

  jest.advanceTimersByTime(10_000);
  expect(http.departure.go).not.toHaveBeenCalled();
});
