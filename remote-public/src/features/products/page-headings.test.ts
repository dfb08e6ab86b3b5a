import { pageHeadings } from './page-headings.ts';

test('headings of a text that begins at the third level follow the title of the page', () => {
  expect(pageHeadings('<p>A</p><h3 id="b">B</h3><h4>C</h4><header>D</header>')).toBe(
    '<p>A</p><h2 id="b">B</h2><h3>C</h3><header>D</header>',
  );
});

test('a text with headings of the second level is left as it is', () => {
  const html = '<h2>A</h2><h3>B</h3>';
  expect(pageHeadings(html)).toBe(html);
});
