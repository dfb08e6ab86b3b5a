import { sitePageRow } from '../../testing/site-page-fixtures.ts';
import { ancestorsOf, childrenOf, foundPages, levelsOf, parentChoices } from './page-tree.ts';

const firm = sitePageRow(1, 'Firma', { path: '/firma' });
const quality = sitePageRow(2, 'Kalite', { parent_id: 1, path: '/firma/kalite' });
const services = sitePageRow(3, 'Hizmetler', { path: '/hizmetler' });
const pages = [firm, services, quality];

test('a page whose parent is missing is on the first level', () => {
  expect(childrenOf([quality, services], null)).toEqual([quality, services]);
  expect(childrenOf(pages, 1)).toEqual([quality]);
});

test('levels and ancestors end in a cycle', () => {
  const cycle = [
    { ...firm, parent_id: 2 },
    { ...quality, parent_id: 1 },
  ];
  expect(levelsOf(cycle, 1)).toBe(2);
  expect(ancestorsOf(cycle, quality).map(({ id }) => id)).toEqual([2, 1]);
});

test('a page with children can be moved only where they have room', () => {
  const deep = [...pages, sitePageRow(4, 'ISO', { parent_id: 2 })];
  expect(parentChoices(deep, 1)).toEqual([]);
  expect(parentChoices(deep, 2).map(({ value }) => value)).toEqual(['1', '3']);
  expect(parentChoices(deep, null).map(({ label }) => label.trim())).toEqual(['Firma', 'Kalite', 'Hizmetler']);
});

test('a search finds titles and paths and keeps the pages above them', () => {
  expect(foundPages(pages, 'KALİTE')).toEqual([firm, quality]);
  expect(foundPages(pages, '/hizmet')).toEqual([services]);
  expect(foundPages(pages, ' ')).toBe(pages);
});
