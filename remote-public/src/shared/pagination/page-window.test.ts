import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [6, 12, [1, 4, 5, 6, 7, 8, 12]],
])('page %i of %i lists the first, the last and the neighbouring page numbers', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});
