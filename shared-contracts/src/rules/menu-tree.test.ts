import type { MenuEntry, MenuTarget } from '../api/menus.ts';
import { menuStates, orderedEntries } from './menu-tree.ts';

const entry = (id: string, parent: string | null, target: MenuTarget = { type: 'group' }, off = false): MenuEntry => ({
  id,
  parent,
  target,
  off,
});
const shape = (entries: readonly MenuEntry[]) => entries.map(({ id, parent }) => (parent ? `${parent}>${id}` : id));
const article: MenuTarget = { type: 'record', entity: 'article', id: 3 };

test('entries follow the one above them, in the order of the list', () => {
  const entries = [entry('b1', 'b'), entry('a', null), entry('b', null), entry('a1', 'a'), entry('b2', 'b')];
  expect(shape(orderedEntries(entries, 'header'))).toEqual(['a', 'a>a1', 'b', 'b>b1', 'b>b2']);
});

test('an entry without its parent is on the first level, and a third level is on the second', () => {
  const entries = [entry('a', 'gone'), entry('b', null), entry('c', 'b'), entry('d', 'c')];
  expect(shape(orderedEntries(entries, 'header'))).toEqual(['a', 'b', 'b>c', 'b>d']);
});

test('entries above each other are kept on the first level', () => {
  const entries = [entry('a', 'b'), entry('b', 'a'), entry('c', 'c')];
  expect(shape(orderedEntries(entries, 'header'))).toEqual(['a', 'b', 'c']);
});

test('a place with one level has no entries below others', () => {
  expect(shape(orderedEntries([entry('a', null), entry('b', 'a')], 'legal'))).toEqual(['a', 'b']);
});

test.each([
  ['a public target', article, {}, 'public'],
  ['a target that the server does not know', { ...article, id: 4 }, {}, 'deleted'],
  ['an address with a label', { type: 'address', address: '/x' }, { e: 'Ad' }, 'public'],
  ['an address without a label', { type: 'address', address: '/x' }, {}, 'unlabelled'],
  ['a heading without entries', { type: 'group' }, { e: 'Ad' }, 'empty'],
  ['all contracts', { type: 'contracts' }, {}, 'public'],
] as const)('%s: state of the entry', (_, target, labels, state) => {
  const targets = new Map([['article.3', { states: { tr: 'public' as const } }]]);
  expect(menuStates([entry('e', null, target)], { lang: 'tr', labels, targets }).get('e')).toBe(state);
});

test('entries below one that is switched off are switched off with it', () => {
  const entries = [entry('a', null, { type: 'contracts' }, true), entry('b', 'a', { type: 'contracts' })];
  const states = menuStates(entries, { lang: 'tr', labels: {}, targets: new Map() });
  expect([...states.values()]).toEqual(['off', 'off']);
});
