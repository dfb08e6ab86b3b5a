import { render, screen, within } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from '@vitrin/shared-contracts/router';
import { wrapTables, Prose, type ProseProps } from './prose.tsx';
import { rootRouteId } from './root-data.ts';

const languages = ['tr', 'en', 'de'].map((abbr) => ({ abbr, lang: abbr }));

function show(prose: ProseProps, language = 'tr'): void {
  const routes = [
    { id: rootRouteId, path: '*', loader: () => ({ language, languages }), element: <Prose {...prose} /> },
  ];
  const loaderData = { [rootRouteId]: { language, languages } };
  render(<RouterProvider router={createBrowserRouter(routes, { hydrationData: { loaderData } })} />);
}

const box = (inner: string) => `<div class="tableWrapper" tabindex="0">${inner}</div>`;
const table = (cell: string) => `<table><tbody><tr><td>${cell}</td></tr></tbody></table>`;

test('a table in an older text gets the same scroll container, reachable by keyboard, as a table that was saved with one', () => {
  show({ html: `<p>Önce</p>${table('eski')}<p>Sonra</p>${box(table('yeni'))}` });

  const tables = screen.getAllByRole('table');
  expect(tables).toHaveLength(2);
  for (const each of tables) {
    expect(each.parentElement).toHaveClass('tableWrapper');
    expect(each.parentElement).toHaveAttribute('tabindex', '0');
    expect(each.parentElement?.parentElement).toHaveClass('prose');
  }
  expect(within(tables[0] as HTMLElement).getByText('eski')).toBeInTheDocument();
  expect(screen.getByText('Sonra').parentElement).toHaveClass('prose');
});

test.each([
  ['tr', '/makaleler', '/makaleler'],
  ['en', '/makaleler?sayfa=2#a', '/en/makaleler?sayfa=2#a'],
  ['en', '/', '/en'],
  ['en', '/en/makaleler', '/en/makaleler'],
  ['en', '/de/makaleler', '/de/makaleler'],
  ['en', '/media/belge.pdf', '/media/belge.pdf'],
  ['en', '/admin', '/admin'],
  ['en', 'https://baska.example/a', 'https://baska.example/a'],
  ['en', '//baska.example/a', '//baska.example/a'],
])('on a page in %s a link entered as %s points to %s', (language, href, expected) => {
  show({ html: `<p><a target="_blank" href="${href}">bağlantı</a></p>` }, language);
  expect(screen.getByRole('link')).toHaveAttribute('href', expected);
});

test.each([
  ['a table without a container', table('a'), box(table('a'))],
  ['a table with its container', box(table('a')), box(table('a'))],
  ['a nested table', table(`<p>a</p>${table('b')}`), box(table(`<p>a</p>${box(table('b'))}`))],
  ['a nested table with one container', box(table(table('b'))), box(table(box(table('b'))))],
  ['two adjacent tables', table('a') + table('b'), box(table('a')) + box(table('b'))],
  ['no table', '<p>a &lt;table&gt;</p>', '<p>a &lt;table&gt;</p>'],
])('every table has exactly one scroll container: %s', (_case, html, shown) => {
  expect(wrapTables(html)).toBe(shown);
  expect(wrapTables(shown)).toBe(shown);
});
