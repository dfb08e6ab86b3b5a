import { mergeText } from './merge-text.ts';

const base = 'Kule vinçler için bakım';

describe('texts', () => {
  test('changes of neighbouring words are both applied', () => {
    expect(mergeText({ base, mine: 'Mobil vinçler için bakım', theirs: 'Kule asansörler için bakım' })).toBe(
      'Mobil asansörler için bakım',
    );
  });

  test('an insertion beside a changed word is applied', () => {
    expect(mergeText({ base, mine: 'Kule vinçler için yıllık bakım', theirs: 'Kule vinçler için onarım' })).toBe(
      'Kule vinçler için yıllık onarım',
    );
  });

  test('line breaks are preserved', () => {
    expect(mergeText({ base: 'bir\n\niki üç', mine: 'bir\n\niki dört', theirs: 'sıfır\n\niki üç' })).toBe(
      'sıfır\n\niki dört',
    );
  });

  test.each([
    ['both sides change the same word', 'Kule vinçler için onarım', 'Kule vinçler için montaj'],
    ['both sides insert at the same place', `${base} ve onarım`, `${base} ve montaj`],
    ['one side deletes what the other changes', 'Kule için bakım', 'Kule asansörler için bakım'],
    ['one side inserts into what the other deletes', 'Kule bakım', 'Kule vinçler ve için bakım'],
    ['one side clears the text', null, `${base} ve onarım`],
  ])('there is no proposal if %s', (_condition, mine, theirs) => {
    expect(mergeText({ base, mine, theirs })).toBeNull();
    expect(mergeText({ base, mine: theirs, theirs: mine })).toBeNull();
  });

  test('words that both sides delete are deleted', () => {
    expect(mergeText({ base, mine: 'için bakım', theirs: 'Kule bakım' })).toBe('bakım');
  });

  test('there is no proposal for a value that is not a text', () => {
    expect(mergeText({ base, mine: 3, theirs: `${base}.` })).toBeNull();
  });
});

test('long texts without common words are compared in less than a second', () => {
  const words = (name: string) => Array.from({ length: 10_000 }, (_, index) => `${name}${index}`).join(' ');
  const started = performance.now();
  expect(mergeText({ base: words('a'), mine: words('b'), theirs: `${words('c')} son` })).toBeNull();
  expect(performance.now() - started).toBeLessThan(1_000);
});
