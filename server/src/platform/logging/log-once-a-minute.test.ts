import { onceAMinute } from './log-once-a-minute.ts';

it('logs the first call of a minute, with the number of calls since the last one', () => {
  let now = 0;
  const logged: [string, number][] = [];
  const log = onceAMinute<string>(
    (value, count) => logged.push([value, count]),
    () => now,
  );
  log('a');
  log('b');
  now = 59_999;
  log('c');
  now = 60_000;
  log('d');
  expect(logged).toEqual([
    ['a', 1],
    ['d', 3],
  ]);
});
