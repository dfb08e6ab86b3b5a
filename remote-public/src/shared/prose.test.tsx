import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultStaticTexts } from '@vitrin/shared-contracts/static-texts';
import { createBrowserRouter, RouterProvider } from '@vitrin/shared-contracts/router';
import { linkPictures } from './gallery/linked-pictures.ts';
import { wrapTables, Prose, type ProseProps } from './prose.tsx';
import { rootRouteId } from './root-data.ts';

const { common } = defaultStaticTexts;
const languages = ['tr', 'en', 'de'].map((abbr) => ({ abbr, lang: abbr }));

function show(prose: ProseProps, language = 'tr'): void {
  const data = { language, languages, texts: defaultStaticTexts };
  const routes = [{ id: rootRouteId, path: '*', loader: () => data, element: <Prose {...prose} /> }];
  const loaderData = { [rootRouteId]: data };
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

describe('a gallery', () => {
  const picture = (name: string, alt: string) =>
    `<li><a href="/media/${name}-1600.webp"><img src="/media/${name}-480.jpg" alt="${alt}" width="1600" height="900"></a></li>`;
  const html = `<ul class="pictures gallery" role="list">${picture('a', 'Köprü')}${picture('b', 'Vinç')}</ul>`;

  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    Element.prototype.scrollIntoView = () => undefined;
  });

  test('opens the pressed picture large with its caption, and the arrow keys show the others', async () => {
    show({ html });
    await userEvent.click(screen.getByRole('link', { name: 'Vinç' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Vinç');
    expect(within(dialog).getByRole('img', { name: 'Vinç' })).toHaveAttribute('src', '/media/b-1600.webp');

    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(dialog).toHaveTextContent('Köprü');
    await userEvent.click(within(dialog).getByRole('button', { name: common.previous }));
    expect(dialog).toHaveTextContent('Vinç');

    await userEvent.click(within(dialog).getByRole('button', { name: common.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Vinç' })).toHaveFocus();
  });

  test('of an older text, whose pictures have no links, is linked to the widest files and opens large', async () => {
    const old = (name: string, size: string) =>
      `<li><img src="/media/${name}-480.jpg" srcset="/media/${name}-480.webp 480w, /media/${name}-1600.webp 1600w" alt="${name}" ${size} /></li>`;
    const pictures = old('a', 'width="900" height="1600"') + old('b', 'width="1600" height="900"');
    show({ html: `<ul class="pictures gallery" role="list">${pictures}</ul><ul><li><p>madde</p></li></ul>` });

    const upright = screen.getByRole('link', { name: 'a' });
    expect(upright).toHaveAttribute('href', '/media/a-1600.webp');
    expect(upright.parentElement).toHaveClass('tall');
    await userEvent.click(screen.getByRole('link', { name: 'b' }));
    expect(within(await screen.findByRole('dialog')).getByRole('img', { name: 'b' })).toHaveAttribute(
      'src',
      '/media/b-1600.webp',
    );
  });

  test.each([
    ['linked pictures', html],
    ['a picture of another site', '<ul><li><img src="https://baska.example/a.png" alt=""></li></ul>'],
  ])('is not changed if it has %s', (_case, unchanged) => {
    expect(linkPictures(unchanged)).toBe(unchanged);
  });

  test('has links to the host of the files of the site', () => {
    const picture = '<img src="https://dosya.example/media/a-480.jpg" alt="">';
    expect(linkPictures(`<li>${picture}</li>`)).toBe(
      `<li><a href="https://dosya.example/media/a-480.jpg" data-held>${picture}</a></li>`,
    );
  });

  test('leaves a press with a modifier key to the browser', () => {
    show({ html });
    expect(fireEvent.click(screen.getByRole('link', { name: 'Köprü' }), { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
