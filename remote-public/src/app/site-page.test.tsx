import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageSectionKind } from '@vitrin/shared-contracts/sections/section-kinds';
import { mockDialogs } from './testing/dialogs.ts';
import { article } from './testing/fake-site.ts';
import { pageSection, sectionContents, sitePage } from './testing/site-page.ts';
import { visit } from './testing/visit.tsx';
import { visitInLanguages } from './testing/visit-in-languages.tsx';

const path = '/hizmetler/yapi/guclendirme';

beforeAll(mockDialogs);

/** Opens a page with these changes at its address. */
function open(change: Parameters<typeof sitePage>[0] = {}) {
  return visit(path, { sitePages: { [path]: sitePage(change) } });
}

/** Returns all texts that staff have written in a section. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:\/|https?:|<)/.test(value) ? [] : value.split('\n\n');
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return [];
}

/** Values that lay out. */
const SILENT = new Set([
  'layout',
  'side',
  'columns',
  'count',
  'tone',
  'form',
  'branch',
  'people',
  'category',
  'documents',
  'service',
  'projects',
  'products',
  'branches',
]);

const pageKinds = Object.keys(sectionContents) as PageSectionKind[];

test.each(pageKinds)('the texts of a section of the kind %s are on the page', async (kind) => {
  await open({ sections: [pageSection(kind)] });
  const section = document.getElementById(`bolum-${kind}`);
  const { values, items = [] } = sectionContents[kind];
  const written = [values, ...items].flatMap((part) =>
    Object.entries(part).flatMap(([name, value]) => (SILENT.has(name) ? [] : textsOf(value))),
  );
  expect(section).toHaveAttribute('data-part', expect.stringMatching(/^section-[a-z-]+$/));
  const names = Array.from(section?.querySelectorAll('img') ?? [], ({ alt }) => alt);
  const shown = [section?.textContent, ...names].join(' ');
  for (const text of written) expect(shown).toContain(text);
});

test('a page with a hero at its top has one h1, the title of the hero, and headings without gaps', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deprem güvenliği ölçülerek sağlanır.');
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
  expect(levels.every((level, index) => level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
});

test.each([
  ['without a hero', [pageSection('text')]],
  ['with a hero without a title', [pageSection('hero', { title: '' })]],
  ['with a hero further below', [pageSection('text'), pageSection('hero')]],
  ['without sections', []],
])('a page %s has its own title as the h1, with its summary', async (_what, sections) => {
  await open({ sections });
  expect(screen.getByRole('heading', { level: 1, name: 'Güçlendirme' })).toBeVisible();
  expect(screen.getByText('Mevcut yapıların deprem güvenliği.')).toBeVisible();
});

test('the breadcrumbs link the pages above, and name those that are not on the site', async () => {
  await open();
  const crumbs = within(screen.getByRole('navigation', { name: 'Sayfa yolu' }));
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Anasayfa',
    'Hizmetler',
    'Yapı',
    'Güçlendirme',
  ]);
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/hizmetler']);
});

test('a section of an unknown kind is not shown, and the others are', async () => {
  await open({
    sections: [{ id: 'yeni', kind: 'hologram', values: { title: 'Yeni' }, items: [] }, pageSection('quote')],
  });
  expect(screen.queryByText('Yeni')).toBeNull();
  expect(screen.getByText('Ayşegül Çağlayan')).toBeVisible();
});

test.each(pageKinds)(
  'a section of the kind %s that was stored before its fields existed does not keep the page from being shown',
  async (kind) => {
    await open({ sections: [{ id: 'eski', kind, values: {}, items: [{ id: 'a' }] }, pageSection('notice')] });
    expect(screen.getByText('Başvuru süresi uzatıldı')).toBeVisible();
  },
);

test.each([
  ['children', 'children'],
  ['articles', 'articles'],
  ['projects', 'projects'],
  ['team', 'people'],
  ['openings', 'openings'],
  ['documents', 'documents'],
  ['products', 'products'],
  ['certificates', 'certificates'],
] as const)(
  'a section of the kind %s without records is not shown, and does not count for bands',
  async (kind, records) => {
    const sections = [pageSection('text'), pageSection(kind), pageSection('steps')];
    await open({ sections, records: { [records]: [] } });
    expect(document.getElementById(`bolum-${kind}`)).toBeNull();
    expect(document.getElementById('bolum-steps')).toHaveClass('tinted');
  },
);

test('a team shows all people, or only the chosen ones in their order with a link to all', async () => {
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await open({ sections: [pageSection('team')] });
  expect(names()).toEqual(['Ayşe Yılmaz 1', 'Ayşe Yılmaz 2', 'Ayşe Yılmaz 3']);
  expect(screen.queryByRole('link', { name: 'Tüm ekip' })).toBeNull();
  cleanup();
  await open({ sections: [pageSection('team', { people: [3, 99, 1] })] });
  expect(names()).toEqual(['Ayşe Yılmaz 3', 'Ayşe Yılmaz 1']);
  expect(screen.getByRole('link', { name: 'Tüm ekip' })).toHaveAttribute('href', '/ekip');
  cleanup();
  await open({ sections: [pageSection('team', { people: [99] })] });
  expect(document.getElementById('bolum-team')).toBeNull();
});

test('projects are the newest, those of a service, or the chosen ones in their order; each section has its own', async () => {
  const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const shown = async (...values: Record<string, unknown>[]) => {
    cleanup();
    const sections = values.map((each, index) => ({ ...pageSection('projects', each), id: `p${index}` }));
    await open({ sections, records: {} });
    return names();
  };
  expect(await shown({})).toEqual(['Proje 1', 'Proje 2', 'Proje 3']);
  expect(await shown({ projects: [9, 2, 99, 5, 1] })).toEqual(['Proje 9', 'Proje 2', 'Proje 5', 'Proje 1']);
  expect(await shown({ projects: [4] }, { projects: [7] }, {})).toEqual(
    [4, 7, 1, 2, 3].map((number) => `Proje ${number}`),
  );
  expect(await shown({ service: [12345] })).toEqual([]);
});

test('a section of articles with a category shows the newest of it with a link to all, and nothing without any', async () => {
  const category = { id: 1, name: 'İş güvenliği', seo_name: 'is-guvenligi', lang: 'tr' };
  const articles = [article(1), { ...article(2), category }];
  const sections = [pageSection('articles', { title: '', category: [1] })];
  const page = { ...sitePage({ sections }), records: {} };
  await visit(path, { articles, sitePages: { [path]: page } });
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Makale 2'),
  ]);
  expect(screen.getByRole('heading', { name: 'İş güvenliği' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kategorideki tüm makaleleri göster' })).toHaveAttribute(
    'href',
    '/makaleler/is-guvenligi',
  );
  cleanup();
  await visit(path, { articles: [article(1)], sitePages: { [path]: page } });
  expect(document.getElementById('bolum-articles')).toBeNull();
});

test('a page that was moved is shown at its present address', async () => {
  await visit('/eski/adres', { sitePages: { '/eski/adres': sitePage(), [path]: sitePage() } });
  expect(window.location.pathname).toBe(path);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a final slash leads to the address without it', async () => {
  await visit(`${path}/`, { sitePages: { [path]: sitePage() } });
  expect(window.location.pathname).toBe(path);
});

test('an empty line in a text starts a paragraph', async () => {
  await open({ sections: [pageSection('steps')] });
  expect(screen.getByText('Karot ve zemin sondajı yaparız.')).not.toBe(
    screen.getByText('Sonuçlar bir hafta içinde hazırdır.'),
  );
});

test('a button without an address is not shown; one without a text says what it is about', async () => {
  await open({ sections: [pageSection('hero', { href: '' }), pageSection('text-picture', { button: '' })] });
  expect(screen.queryByText('Keşif isteyin')).toBeNull();
  expect(screen.getByRole('link', { name: 'Devamını oku: Ekip sahada, hesap masada' })).toHaveAttribute(
    'href',
    '/biyografi',
  );
});

test('the line between two pictures follows the control', async () => {
  await open({ sections: [pageSection('before-after')] });
  const range = screen.getByRole('slider', { name: 'Öncesi ile sonrasını karşılaştırın' });
  fireEvent.input(range, { target: { value: '30' } });
  expect(range.parentElement?.style.getPropertyValue('--at')).toBe('30%');
});

test.each([
  ['before', 'Öncesi', 'after'],
  ['after', 'Sonrası', 'before'],
])(
  'a comparison of which only the picture %s exists shows it with its name, without a control',
  async (_which, name, missing) => {
    await open({ sections: [pageSection('before-after', { [missing]: null })] });
    expect(screen.getByRole('figure')).toHaveTextContent(name);
    expect(screen.queryByRole('slider')).toBeNull();
  },
);

test('the pictures of a gallery link to their files, open large and return the focus', async () => {
  await open({ sections: [pageSection('gallery')] });
  const link = screen.getByRole('link', { name: 'Kolon mantosu' });
  expect(link).toHaveAttribute('href', '/media/206-1600.jpg');
  await userEvent.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Görsel 2 / 6' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(link).toHaveFocus());
});

test('a certificate opens large with its title and text', async () => {
  await open({ sections: [pageSection('certificates')] });
  await userEvent.click(screen.getByRole('link', { name: 'Belge 2: büyük göster' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Belge 2 – Belge 2 metni');
});

test('a product links to its address in the catalogue', async () => {
  await open({ sections: [pageSection('products')] });
  expect(screen.getByRole('link', { name: 'Karot makinesi' })).toHaveAttribute('href', '/urun/karot-makinesi');
});

test('a change to a language without the page shows the home page in that language', async () => {
  const { router } = await visitInLanguages(path);
  await userEvent.click(screen.getAllByRole('link', { name: 'English' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
