import { hasPlural, parsePlural } from './parse-plural.ts';

test('each form of a text becomes a whole text, with the number in place of #', () => {
  expect(parsePlural('Es gibt {total, plural, one {# Seite} other {# Seiten zu „{search}“}}.')).toEqual({
    by: 'total',
    forms: { one: 'Es gibt {total} Seite.', other: 'Es gibt {total} Seiten zu „{search}“.' },
  });
});

test('a text without plural forms is none', () => {
  expect([hasPlural('{total} ürün'), parsePlural('{total} ürün #1')]).toEqual([false, null]);
});

test.each([
  ['no form for other numbers', '{total, plural, one {# page}}'],
  ['a form that is not closed', '{total, plural, one {# page other {# pages}}'],
  ['an unknown category', '{total, plural, single {# page} other {# pages}}'],
  ['no end', '{total, plural, other {# pages}'],
  ['two numbers', '{a, plural, other {#}} {b, plural, other {#}}'],
])('forms that cannot be read are reported: %s', (_case, text) => {
  expect([hasPlural(text), parsePlural(text)]).toEqual([true, null]);
});
