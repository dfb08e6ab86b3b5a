import { describeTimes, isOverBudget, ratioOf } from './ratios.ts';

const row = { what: 'dashboard', ours: [150, 90, 100], peer: [300, 200, 100], budget: 0.5 };

test('the ratio is that of the medians', () => {
  expect(ratioOf(row)).toBe(0.5);
  expect(isOverBudget(row)).toBe(false);
});

test('a ratio that only rounds to its budget is over it', () => {
  expect(isOverBudget({ ...row, ours: [100.4] })).toBe(true);
});

test('a row without runs is over its budget', () => {
  expect(isOverBudget({ ...row, ours: [] })).toBe(true);
});

test('times are printed as median and range', () => {
  expect(describeTimes([120.4, 80, 101])).toBe('101 (80–120) ms');
});
