import { limitConcurrency, LimitReached } from './concurrency-limiter.ts';

it('runs two tasks, queues three and rejects the sixth', async () => {
  const enter = limitConcurrency({ running: 2, waiting: 3 });
  const started: number[] = [];
  const doors = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const entered = doors.map((door, index) =>
    enter(async () => {
      started.push(index);
      await door.promise;
      return index;
    }),
  );
  await expect(enter(async () => 5)).rejects.toThrow(LimitReached);
  expect(started).toEqual([0, 1]);
  for (const door of doors) door.resolve();
  expect(await Promise.all(entered)).toEqual([0, 1, 2, 3, 4]);
  expect(await enter(async () => 'free again')).toBe('free again');
});
