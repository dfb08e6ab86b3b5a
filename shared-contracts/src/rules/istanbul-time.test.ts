import { fromIstanbulTime, parseMoment, toIstanbulTime } from './istanbul-time.ts';

test.each([
  ['2026-01-31T21:30:00.000Z', '2026-02-01T00:30'],
  ['2013-01-14T22:30:00.000Z', '2013-01-15T00:30'],
  ['2013-07-14T21:30:00.000Z', '2013-07-15T00:30'],
  ['2016-01-14T22:30:00.000Z', '2016-01-15T00:30'],
  ['1999-12-31T22:00:00.000Z', '2000-01-01T00:00'],
])('%s is %s in Istanbul, and back', (iso, local) => {
  expect(toIstanbulTime(iso)).toBe(local);
  expect(fromIstanbulTime(local)).toBe(iso);
});

test('an hour that summer time left out becomes the next one', () => {
  expect(fromIstanbulTime('2014-03-31T03:30')).toBe('2014-03-31T01:30:00.000Z');
  expect(toIstanbulTime('2014-03-31T01:30:00.000Z')).toBe('2014-03-31T04:30');
});

test('of an hour that was repeated the first is taken', () => {
  expect(fromIstanbulTime('2014-10-26T03:30')).toBe('2014-10-26T00:30:00.000Z');
});

test.each(['', '2026-02-31T10:00', '2026-13-01T10:00', '2026-01-01T24:00', '2026-01-01', '5 Aralık'])(
  '%j is no time in Istanbul',
  (text) => {
    expect(fromIstanbulTime(text)).toBe('');
  },
);

test('an invalid time has no local time', () => {
  expect(toIstanbulTime('')).toBe('');
});

test.each([
  ['2026-12-05T10:00:00.000Z', '2026-12-05T10:00:00.000Z'],
  ['2026-12-05T10:00:00+01:00', '2026-12-05T09:00:00.000Z'],
  ['2026-12-05T10:00', '2026-12-05T07:00:00.000Z'],
  ['2013-01-15T00:30:00', '2013-01-14T22:30:00.000Z'],
  ['2026-12-05', '2026-12-04T21:00:00.000Z'],
])('the moment %s is %s', (text, iso) => {
  expect(parseMoment(text)).toBe(iso);
});

test.each(['2026-02-31T10:00:00Z', '2026-02-31', '2026', '5.12.2026', '2026-12-05T10:00:00Zx', ''])(
  '%j is no moment',
  (text) => {
    expect(parseMoment(text)).toBeNull();
  },
);
