import { readTime } from './read-time.ts';

test.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['9,30', '09:30'],
  ['9 30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['02', '02:00'],
  ['17:30:00', '17:30'],
  [' 23:59 ', '23:59'],
])('%j is read as %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each(['', '24', '24:00', '9:60', '9:5', '99', '12345', 'dokuz', '-1', '9:30 öö'])('%j is no time', (text) => {
  expect(readTime(text)).toBeNull();
});
