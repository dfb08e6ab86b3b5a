import { pino } from 'pino';
import { noMetrics } from '../metrics/metrics.ts';
import { startJob, type ScheduledJob } from './scheduled-job.ts';

const lines: string[] = [];
const services = {
  log: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
  metrics: noMetrics,
};

beforeEach(() => {
  jest.useFakeTimers();
  lines.length = 0;
});
afterEach(() => jest.useRealTimers());

function job(run: ScheduledJob<typeof services>['run'], runsAtStart = false) {
  return startJob({ name: 'example', intervalMs: 1_000, runsAtStart, run }, services);
}

test('runs after each interval, and immediately when configured', async () => {
  const [later, now] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
  const ends = [job(later), job(now, true)];

  expect([later.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
  await jest.advanceTimersByTimeAsync(3_000);
  expect([later.mock.calls.length, now.mock.calls.length]).toEqual([3, 4]);

  await Promise.all(ends.map((end) => end()));
  await jest.advanceTimersByTimeAsync(3_000);
  expect([later.mock.calls.length, now.mock.calls.length]).toEqual([3, 4]);
});

test('notes the success of a run, not its failure', async () => {
  const jobSucceeded = jest.fn();
  const measured = { ...services, metrics: { jobSucceeded } };
  const run = jest.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue(undefined);
  const end = startJob({ name: 'example', intervalMs: 1_000, run }, measured);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(jobSucceeded).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(jobSucceeded.mock.calls).toEqual([['example']]);
  await end();
});

test('does not start a run while the previous one is in progress', async () => {
  const runs: (() => void)[] = [];
  const end = job(() => new Promise<void>((resolve) => void runs.push(resolve)));

  await jest.advanceTimersByTimeAsync(5_000);
  expect(runs).toHaveLength(1);
  runs[0]?.();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(runs).toHaveLength(2);
  runs[1]?.();
  await end();
});

test('logs a failed run with the job name and starts the next run', async () => {
  const run = jest.fn(async () => {
    throw new Error('no connection');
  });
  const end = job(run);

  await jest.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'example', msg: 'scheduled job failed' });
  await end();
});

test('signals a run in progress when stopped, and waits at most five seconds for it', async () => {
  const seen: AbortSignal[] = [];
  let finish = () => undefined as void;
  const end = job((_, ending) => {
    seen.push(ending);
    return new Promise<void>((resolve) => (finish = resolve));
  }, true);
  const ended = jest.fn();
  void end().then(ended);
  await jest.advanceTimersByTimeAsync(0);
  expect([seen[0]?.aborted, ended.mock.calls.length]).toEqual([true, 0]);
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalled();

  const endless = job(() => new Promise(() => undefined), true);
  const over = jest.fn();
  void endless().then(over);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(over).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});
