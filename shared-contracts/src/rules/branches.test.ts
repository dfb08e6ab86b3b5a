import { branchesOf, itemsOfBranch, type BranchItem } from './branches.ts';

const item = (id: number, section: BranchItem['section'], name: string): BranchItem => ({ id, section, name });
const head = item(1, 'adres', 'Konak');
const other = item(2, 'adres', 'Edremit');
const items = [
  head,
  other,
  item(3, 'telefon', 'Konak'),
  item(4, 'telefon', 'Edremit'),
  item(5, 'telefon', 'Santral'),
  item(6, 'shift', 'Edremit'),
];
const ids = (branch: BranchItem, all = items) => itemsOfBranch(branch, all).map(({ id }) => id);

test('each address is a branch, with what has its name; the head office has the rest', () => {
  expect(branchesOf(items)).toEqual([head, other]);
  expect(ids(head)).toEqual([1, 3, 5]);
  expect(ids(other)).toEqual([2, 4, 6]);
});

test('two addresses of one name share what has it', () => {
  const twin = item(7, 'adres', 'Konak');
  expect(ids(twin, [head, twin, item(3, 'telefon', 'Konak')])).toEqual([7, 3]);
});
