import type { MenuEntry, MenuPlace } from '@vitrin/shared-contracts/menus';
import { draggedEntries, extendedEntries, movedEntries, remainingEntries, type MenuMove } from './menu-moves.ts';

/** Returns entries for 'a a>b c': each with its parent before it. */
function menu(text: string): MenuEntry[] {
  return text.split(' ').map((name) => {
    const [id = '', parent = null] = name.split('>').toReversed();
    return { id, parent, target: { type: 'group' }, off: false };
  });
}
const shape = (entries: readonly MenuEntry[] | null) =>
  entries && entries.map(({ id, parent }) => (parent ? `${parent}>${id}` : id)).join(' ');

test.each<[string, string, MenuMove, string | null]>([
  ['a a>b c', 'c', 'up', 'c a a>b'],
  ['a a>b c', 'a', 'down', 'c a a>b'],
  ['a a>b a>c', 'c', 'up', 'a a>c a>b'],
  ['a a>b c', 'b', 'up', null],
  ['a b', 'b', 'indent', 'a a>b'],
  ['a b b>c', 'b', 'indent', 'a a>b a>c'],
  ['a b', 'a', 'indent', null],
  ['a a>b a>c d', 'b', 'outdent', 'a a>c b d'],
  ['a b', 'b', 'outdent', null],
])('in "%s", %s moved %s gives %s', (entries, id, move, after) => {
  expect(shape(movedEntries({ entries: menu(entries), place: 'header' }, id, move))).toBe(after);
});

test('a place with one level has no second one', () => {
  expect(movedEntries({ entries: menu('a b'), place: 'legal' }, 'b', 'indent')).toBeNull();
});

test.each([
  ['a b c', 2, 0, 'c a b'],
  ['a a>b a>c d', 3, 2, 'a a>b a>d a>c'],
  ['a a>b c d', 1, 2, 'a c c>b d'],
  ['a a>b c', 1, 0, 'b a c'],
  ['a a>b c c>d', 0, 3, 'c c>d a a>b'],
  ['a a>b c c>d', 2, 1, 'a a>b c c>d'],
  ['a a>b c c>d', 2, 0, 'c c>d a a>b'],
])('in "%s", row %i dragged to %i gives %s', (entries, from, to, after) => {
  expect(shape(draggedEntries({ entries: menu(entries), place: 'header' }, from, to))).toBe(after);
});

test('an entry is removed with those below it', () => {
  expect(shape(remainingEntries(menu('a a>b c'), 'a'))).toBe('c');
});

test.each<[MenuPlace, string]>([
  ['header', 'a a>b x'],
  ['footer', 'a a>b a>x'],
])('a new entry of the %s is at the end: %s', (place, after) => {
  const entry = { id: 'x', target: { type: 'contracts' }, off: false } as const;
  expect(shape(extendedEntries({ entries: menu('a a>b'), place }, entry))).toBe(after);
});
