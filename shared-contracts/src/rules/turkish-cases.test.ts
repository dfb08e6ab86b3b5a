import { fold } from './fold.ts';
import { isPhoneNumber } from './phone.ts';
import { exactTime, relativeTime } from './relative-time.ts';
import { slugify } from './slug.ts';
import {
  relativeTimeCases,
  matchCases,
  nonMatchCases,
  exactTimeCases,
  phoneCases,
  slugCases,
} from '../testing/turkish-cases.ts';

const finds = (typed: string, text: string) => fold(text).includes(fold(typed));

test.each(slugCases)('the slug of %j is %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test.each(matchCases)('a search for %j finds %j', (typed, text) => {
  expect(finds(typed, text)).toBe(true);
});

test.each(nonMatchCases)('a search for %j does not find %j', (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});

test.each(phoneCases)('%j is a phone number: %s', (text, expected) => {
  expect(isPhoneNumber(text) ? 'yes' : 'no').toBe(expected);
});

test.each(exactTimeCases)('%s is shown as %s', (iso, shown) => {
  expect(exactTime(new Date(iso))).toBe(shown);
});

test.each(relativeTimeCases)('%s seconds before now are shown as %s', (seconds, shown) => {
  const now = new Date('2026-03-15T09:00:00.000Z');
  expect(relativeTime(new Date(now.getTime() - Number(seconds) * 1000), now)).toBe(shown);
});
