import { closingText } from './closing-text.ts';

test.each([
  [{ state: 'open', closes_on: '2026-12-31' }, 'Başvuruya açık · son gün 31 Aralık 2026'],
  [{ state: 'open', closes_on: null }, 'Başvuruya açık · süresiz'],
  [{ state: 'ended', closes_on: '2026-01-05' }, 'Süresi doldu · son gün 5 Ocak 2026 idi'],
  [{ state: 'off', closes_on: null }, 'Yayında değil'],
] as const)('an opening with %j is said to be %j', (opening, text) => {
  expect(closingText(opening)).toBe(text);
});
