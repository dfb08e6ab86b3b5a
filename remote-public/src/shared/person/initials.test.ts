import { initialsOf } from './initials.ts';

test.each([
  ['Ayşe Yılmaz', 'tr', 'AY'],
  ['ışıl içli', 'tr', 'Iİ'],
  ['Prof. Dr. Ümit Şahin Öz', 'tr', 'ÜÖ'],
  ['Madonna', 'tr', 'M'],
  ['Dr.', 'tr', 'D'],
  ['ivan irving', 'en', 'II'],
  ['سارة منصور', 'ar', 'س م'],
  ['سارة', 'ar', 'س'],
  ['', 'tr', ''],
])('the initials of %j (%s) are %j', (name, lang, expected) => {
  expect(initialsOf(name, lang)).toBe(expected);
});
