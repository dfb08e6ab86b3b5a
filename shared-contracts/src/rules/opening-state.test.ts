import { closingTime, openingState } from './opening-state.ts';

const opening = { active: 1, closes_on: '2026-12-31' } as const;

test.each([
  ['2026-12-31T20:59:59.999Z', 'open'],
  ['2026-12-31T21:00:00.000Z', 'ended'],
  ['2030-06-01T00:00:00.000Z', 'ended'],
] as const)(
  'an opening takes applications through the end of its last day in Istanbul: at %s it is %s',
  (now, state) => {
    expect(openingState(opening, new Date(now))).toBe(state);
  },
);

test('an opening without a last day is open until staff switch it off', () => {
  const now = new Date('2030-06-01T00:00:00.000Z');
  expect(openingState({ active: 1, closes_on: null }, now)).toBe('open');
  expect(openingState({ active: 0, closes_on: null }, now)).toBe('off');
});

test('an opening is over at midnight in Istanbul, also at the end of a month', () => {
  expect(closingTime('2026-12-31')).toBe('2026-12-31T21:00:00.000Z');
  expect(closingTime('2028-02-28')).toBe('2028-02-28T21:00:00.000Z');
});
