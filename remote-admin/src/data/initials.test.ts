import { initialsOf } from './initials.ts';

test.each([
  ['irem ılgaz', 'İI'],
  ['Ayşe Nur Çelik', 'AÇ'],
  ['Işık', 'I'],
  ['\u202EAli\u202C \u200BVeli', 'AV'],
  ['👩‍👩‍👧 𝒜li', '👩‍👩‍👧𝒜'],
  ['E\u0301va Kaya', 'E\u0301K'],
  ['', ''],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
