import fc from 'fast-check';
import { mergeList, mergeSet } from './merge-list.ts';

describe('sets', () => {
  test('additions and removals of both sides apply, mine first', () => {
    const merged = mergeSet({ base: ['a', 'b', 'c'], mine: ['a', 'b', 'm'], theirs: ['t', 'b', 'c'] });
    expect(merged?.value).toEqual(['b', 'm', 't']);
  });

  test('an addition of both sides appears once', () => {
    expect(mergeSet({ base: undefined, mine: ['a', 'b'], theirs: ['b', 'c'] })?.value).toEqual(['a', 'b', 'c']);
  });

  test('a cleared set and a changed set are a conflict', () => {
    expect(mergeSet({ base: ['a'], mine: null, theirs: ['a', 'b'] })).toBeNull();
  });
});

describe('lists of ids', () => {
  const base = [1, 2, 3, 4];

  test.each([
    ['additions at the same place are both kept, mine first', [1, 2, 3, 4, 5], [1, 2, 3, 4, 6], [1, 2, 3, 4, 5, 6]],
    [
      'an addition does not follow a predecessor that the other side moved',
      [1, 2, 9, 3, 4],
      [1, 3, 4, 2],
      [1, 9, 3, 4, 2],
    ],
    ['a removal and a move of another item both apply', [1, 3, 4], [4, 1, 2, 3], [4, 1, 3]],
    ['a removal prevails over a move of the same item', [1, 2, 3], [4, 1, 2, 3], [1, 2, 3]],
    ['moves of different items both apply', [2, 3, 4, 1], [4, 1, 2, 3], [4, 2, 3, 1]],
    ['the same move of both sides applies once', [4, 1, 2, 3], [4, 1, 2, 3, 5], [4, 1, 2, 3, 5]],
  ])('%s', (_title, mine, theirs, expected) => {
    expect(mergeList({ base, mine, theirs })?.value).toEqual(expected);
  });

  test('items within an item are merged by their ids too; lists of values are not', () => {
    const section = (items: object[], more: object = {}) => [{ id: 's', items, ...more }];
    const question = (id: string, text: string) => ({ id, values: { text } });
    const sides = {
      base: section([question('a', 'Bir'), question('b', 'İki')]),
      mine: section([question('a', 'Birinci'), question('b', 'İki')]),
      theirs: section([question('b', 'İkinci'), question('a', 'Bir'), question('c', 'Üç')]),
    };
    expect(mergeList(sides)?.value).toEqual(
      section([question('b', 'İkinci'), question('a', 'Birinci'), question('c', 'Üç')]),
    );
    const words = (list: string[]) => section([], { words: list });
    expect(mergeList({ base: words(['x']), mine: words(['x', 'y']), theirs: words(['z', 'x']) })).toBeNull();
  });

  test('moves of the same item to different places are a conflict', () => {
    expect(mergeList({ base, mine: [4, 1, 2, 3], theirs: [1, 4, 2, 3] })).toBeNull();
  });

  test('a list with an id that occurs twice is not merged', () => {
    expect(mergeList({ base, mine: [1, 1], theirs: [1, 2] })).toBeNull();
  });

  const lists = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8]);

  test('a merge contains exactly the items that no side removed and those that one side added', () => {
    const hasExpectedItems = (before: number[], mine: number[], theirs: number[]) => {
      const isExpected = (id: number) =>
        before.includes(id) ? mine.includes(id) && theirs.includes(id) : mine.includes(id) || theirs.includes(id);
      const expected = [1, 2, 3, 4, 5, 6, 7, 8].filter(isExpected);
      const merged = mergeList({ base: before, mine, theirs })?.value ?? expected;
      expect(merged.map(Number).toSorted((one, other) => one - other)).toEqual(expected);
    };
    fc.assert(fc.property(lists, lists, lists, hasExpectedItems), { numRuns: 2_000 });
  });

  test('an order that only one side changed is preserved', () => {
    const isPreserved = (before: number[], mine: number[]) => {
      expect(mergeList({ base: before, mine, theirs: before })?.value).toEqual(mine);
      expect(mergeList({ base: before, mine: before, theirs: mine })?.value).toEqual(mine);
    };
    fc.assert(fc.property(lists, lists, isPreserved), { numRuns: 2_000 });
  });
});

describe('lists of items with fields', () => {
  const base = [
    { id: 1, title: 'Bir', link: '/1' },
    { id: 2, title: 'İki', link: '/2' },
  ];
  const [first, second] = base;

  test('edits of different items and of different fields of one item all apply', () => {
    const merged = mergeList({
      base,
      mine: [{ ...first, title: 'Birinci' }, second],
      theirs: [
        { ...first, link: '/bir' },
        { ...second, title: 'İkinci' },
      ],
    });
    expect(merged?.value).toEqual([
      { id: 1, title: 'Birinci', link: '/bir' },
      { id: 2, title: 'İkinci', link: '/2' },
    ]);
  });

  test('a field that mine does not send is unchanged', () => {
    const theirs = [first, { ...second, title: 'İkinci' }];
    expect(mergeList({ base, mine: [{ id: 2, link: '/iki' }, first], theirs })?.value).toEqual([
      { id: 2, title: 'İkinci', link: '/iki' },
      first,
    ]);
  });

  test('a new item without an id is an addition', () => {
    const mine = [...base, { title: 'Üç', link: '/3' }];
    expect(mergeList({ base, mine, theirs: [second, first] })?.value).toEqual([
      second,
      { title: 'Üç', link: '/3' },
      first,
    ]);
  });

  test.each([
    ['edits of the same field of an item', [{ ...first, title: 'A' }, second], [{ ...first, title: 'B' }, second]],
    ['the removal of an item that the other side edited', [second], [{ ...first, title: 'B' }, second]],
  ])('%s are a conflict', (_title, mine, theirs) => {
    expect(mergeList({ base, mine, theirs })).toBeNull();
    expect(mergeList({ base, mine: theirs, theirs: mine })).toBeNull();
  });

  test('stored items without ids are not merged', () => {
    const rows = [{ year: '1990' }];
    expect(mergeList({ base: rows, mine: [{ year: '1991' }], theirs: [...rows, { year: '2000' }] })).toBeNull();
  });
});
