import { createIdleCollector } from './idle-garbage-collection.ts';

test('garbage is collected when the process is idle, and again only after it has worked', () => {
  const collect = jest.fn();
  let busy = 0.8;
  const check = createIdleCollector({ utilization: () => busy, collect });
  const collections = (checks: number) => {
    collect.mockClear();
    for (let number = 0; number < checks; number += 1) check();
    return collect.mock.calls.length;
  };
  expect(collections(3)).toBe(0);
  busy = 0.01;
  expect(collections(5)).toBe(2);
  busy = 0.8;
  expect(collections(1)).toBe(0);
  busy = 0.01;
  expect(collections(5)).toBe(2);
});
