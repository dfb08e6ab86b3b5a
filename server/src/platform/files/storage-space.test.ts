import { stateOf } from './storage-space.ts';

const MB = 1_048_576;

test.each([
  ['a large disk', { size: 250_000, free: 80_000, visitors: 100 }, 'ok'],
  ['a large disk that is nearly full', { size: 250_000, free: 900, visitors: 100 }, 'low'],
  ['a large disk that is full for visitors', { size: 250_000, free: 500, visitors: 100 }, 'full'],
  ['a small disk', { size: 64, free: 30, visitors: 5 }, 'ok'],
  ['a small disk that is filling up', { size: 64, free: 18, visitors: 5 }, 'low'],
  ['a small disk with only its reserve free', { size: 64, free: 9, visitors: 5 }, 'full'],
  ['a lot of visitor data', { size: 64, free: 40, visitors: 27 }, 'low'],
  ['too much visitor data', { size: 250_000, free: 80_000, visitors: 10_240 }, 'full'],
] as const)('%s', (_, { size, free, visitors }, level) => {
  expect(stateOf({ size: size * MB, free: free * MB, visitors: visitors * MB }).level).toBe(level);
});
