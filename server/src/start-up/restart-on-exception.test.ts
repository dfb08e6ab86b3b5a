import { EventEmitter, once } from 'node:events';
import { restartOnException } from './restart-on-exception.ts';

function site(uptime: number, end: () => Promise<void> = async () => undefined) {
  const runtime = Object.assign(new EventEmitter(), { uptime: () => uptime });
  const log = { error: jest.fn(), fatal: jest.fn() };
  const outcome = new EventEmitter();
  const restart = () => void outcome.emit('end', 'restarts');
  const exit = (code: number) => void outcome.emit('end', `exit ${code}`);
  restartOnException({ log, end, runtime: runtime as unknown as NodeJS.Process, restart, exit });
  return { runtime, log, ended: once(outcome, 'end') };
}

const failure = new Error('a listener failed');

test.each([
  ['restarts after it has completed the requests in flight', 60, 'restarts'],
  ['exits shortly after its start, to avoid a restart loop', 5, 'exit 1'],
])('after an uncaught exception the server %s', async (_what, uptime, expected) => {
  const end = jest.fn(async () => undefined);
  const { runtime, log, ended } = site(uptime, end);
  runtime.emit('uncaughtException', failure, 'uncaughtException');
  runtime.emit('uncaughtException', failure, 'uncaughtException');
  expect(await ended).toEqual([expected]);
  expect([end.mock.calls.length, log.fatal.mock.calls.length]).toEqual([1, 2]);
});

test('a server that fails to shut down gracefully exits anyway', async () => {
  const { runtime, ended } = site(60, () => Promise.reject(new Error('no database')));
  runtime.emit('uncaughtException', failure, 'uncaughtException');
  expect(await ended).toEqual(['exit 1']);
});

test('an unhandled rejection is logged and the server keeps running', () => {
  const end = jest.fn(async () => undefined);
  const { runtime, log } = site(60, end);
  runtime.emit('unhandledRejection', failure, Promise.resolve());
  expect(log.error).toHaveBeenCalledWith({ err: failure }, expect.any(String));
  expect(end).not.toHaveBeenCalled();
});
