import { differenceOfWords } from '@vitrin/shared-contracts/text-difference';

const shown = (before: string, after: string) =>
  differenceOfWords(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

test.each([
  ['iki köprü', 'üç köprü', '[-iki -]{+üç +}köprü'],
  ['bir iki üç', 'bir üç', 'bir [-iki -]üç'],
  ['bir', 'bir\niki', '[-bir-]{+bir\niki+}'],
  ['aynı metin', 'aynı metin', 'aynı metin'],
  ['', 'yeni', '{+yeni+}'],
  ['eski', '', '[-eski-]'],
])('%j to %j', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

test('both texts can be read from the runs, also when they are too long to compare', () => {
  const before = 'kelime '.repeat(2_500);
  const after = 'sözcük '.repeat(2_500);
  const runs = differenceOfWords(before, after);
  const textOf = (kind: string) =>
    runs
      .filter((run) => run.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(textOf('added')).toBe(before);
  expect(textOf('removed')).toBe(after);
});
