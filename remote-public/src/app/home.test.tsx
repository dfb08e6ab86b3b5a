import { screen, within } from '@testing-library/react';
import type { HomeSectionKind } from '@vitrin/shared-contracts/home-sections';
import { api } from '@vitrin/shared-contracts/paths';
import { mockDialogs } from './testing/dialogs.ts';
import { article, contextOf, fakeSite } from './testing/fake-site.ts';
import { homePageSections, section, slide } from './testing/home-sections.ts';
import { visit, visitWith } from './testing/visit.tsx';

beforeAll(mockDialogs);

const names = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

test('the home page shows the sections in the configured order', async () => {
  await visit('/', { sections: [section(1, 'contact'), section(2, 'text'), section(3, 'introduction')] });
  expect(names()).toEqual(['Bir projeniz mi var?', 'Nasıl çalışırız', 'Hesap masada']);
});

test('a page with all section kinds has exactly one h1, the title of the first slide', async () => {
  await visit('/');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Slayt 1' })).toBeVisible();
  expect(names()).toEqual(
    expect.arrayContaining(['Slayt 2', 'Rakamlarla biz', 'Ürün ve hizmetler', 'Belgelerimiz', 'Sahadan notlar']),
  );
});

test('the company name is the h1 when there is no hero', async () => {
  await visit('/', { sections: [section(1, 'text')] });
  expect(screen.getByRole('heading', { level: 1, name: 'Firma A.Ş.' })).toBeInTheDocument();
});

test('two sections of one kind are both rendered, and element ids stay unique', async () => {
  const sections = (['slider', 'slider', 'text', 'text', 'catalogue', 'catalogue'] as const).map((kind, index) =>
    section(index + 1, kind, kind === 'text' ? { title: `Metin ${index}` } : {}),
  );
  await visit('/', { sections });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('region', { name: 'Öne çıkanlar' })).toHaveLength(2);
  expect(names()).toEqual(expect.arrayContaining(['Metin 2', 'Metin 3']));
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => !id.startsWith('urun-'));
  expect(new Set(ids).size).toBe(ids.length);
});

test('an unknown section kind is skipped', async () => {
  await visit('/', { sections: [section(1, 'hologram' as HomeSectionKind, { title: 'Film' }), section(2, 'text')] });
  expect(names()).toEqual(['Nasıl çalışırız']);
});

test('without active sections the page shows the company name, its description and a contact link', async () => {
  await visit('/', { sections: [] });
  expect(screen.getByRole('heading', { level: 1, name: 'Firma A.Ş.' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Yapı işleri')).toBeVisible();
  expect(main.getByRole('link', { name: 'İletişime geçin' })).toHaveAttribute('href', '/iletisim');
});

test('without slides the page shows the hero of its content', async () => {
  await visit('/', { slides: [] });
  expect(screen.getByRole('heading', { level: 1, name: 'Yapıları zeminden başlayarak düşünürüz.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Projenizi konuşalım' })).toHaveAttribute('href', '/iletisim');
  expect(screen.queryByRole('region', { name: 'Öne çıkanlar' })).not.toBeInTheDocument();
});

test('nothing leads to the biography once staff have left it out of their menus', async () => {
  await visit('/', { slides: [], sections: [section(1, 'slider'), section(2, 'introduction')] });
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/biyografi');
  document.body.replaceChildren();

  const header = [{ id: 'home', label: 'Anasayfa', href: '/', children: [] }];
  const menus = { header, footer: header, legal: null, phone: null };
  await visit('/', { slides: [], sections: [section(1, 'slider'), section(2, 'introduction')], menus });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).not.toContain('/biyografi');
});

test('sections without content render nothing', async () => {
  const sections = (['numbers', 'catalogue', 'certificates', 'articles', 'text'] as const).map((kind, index) =>
    section(index + 1, kind, { title: '', text: '' }),
  );
  await visit('/', {
    sections,
    certificates: [],
    articles: [],
    catalogue: { categories: [], products: [] },
    home: { ...fakeSite().home, numbers: [] },
  });
  expect(screen.getByRole('main').querySelector('section')).toBeNull();
});

test('an empty line starts a new paragraph', async () => {
  await visit('/', { sections: [section(1, 'text', { text: 'Bir\nsatır.\n\nİki.\n \n' })] });
  const paragraphs = [...screen.getByRole('main').querySelectorAll('section p')];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(['Bir\nsatır.', 'İki.']);
});

test('the page requests only the data that its active sections need', async () => {
  const site = { ...fakeSite(), sections: [section(1, 'certificates'), section(2, 'text')] };
  const context = contextOf(site);
  const asked: string[] = [];
  await visitWith('/', {
    ...context,
    read(path, params) {
      asked.push(path);
      return context.read(path, params);
    },
  });
  const mine = [api.content, api.sliders, api.certificates, api.articles, api.categories, api.searchProducts];
  expect(asked.filter((path) => (mine as string[]).includes(path))).toEqual([api.certificates]);
});

test('a section of articles with a category shows its articles, and leads to it', async () => {
  const category = { id: 1, name: 'İş güvenliği', seo_name: 'is-guvenligi', lang: 'tr' };
  const site = { ...fakeSite(), articles: [article(1), { ...article(2), category }] };
  const context = contextOf(site);
  const [stored] = homePageSections([section(1, 'articles', { title: '' })], site.home);
  const sections = [{ ...stored, values: { ...stored?.values, category: [1] } }];
  await visitWith('/', {
    ...context,
    read: async <T,>(path: string, params?: Record<string, string>) =>
      path === api.pageSections ? { data: { sections } as T } : context.read<T>(path, params),
  });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'İş güvenliği' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kategorideki tüm makaleleri göster' })).toHaveAttribute(
    'href',
    '/makaleler/is-guvenligi',
  );
});

describe('the home page in another language', () => {
  const languages = [
    { abbr: 'tr', lang: 'Türkçe' },
    { abbr: 'en', lang: 'English' },
  ];

  test('sets lang on untranslated content and shows one language notice', async () => {
    await visit('/', { language: 'en', languages, slides: [slide(1), slide(2, { lang: 'en' })] });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'Slayt 1' })).toHaveAttribute('lang', 'tr');
    expect(main.getByRole('heading', { name: 'Slayt 2' })).not.toHaveAttribute('lang');
    expect(main.getByRole('heading', { name: 'Hesap masada' })).toHaveAttribute('lang', 'tr');
    const categories = within(main.getByRole('navigation', { name: 'Kategoriler' }));
    expect(categories.getByRole('link', { name: 'Vinçler' })).toHaveAttribute('lang', 'tr');
    expect(main.getAllByText(/Türkçe/).map(({ textContent }) => textContent)).toEqual([
      'Bu sayfanın bazı bölümleri henüz seçtiğiniz dilde hazır değil; bu bölümler Türkçe gösteriliyor.',
    ]);
  });

  test('shows no notice when all content is in the page language', async () => {
    await visit('/', { languages });
    expect(within(screen.getByRole('main')).queryByText(/Türkçe/)).not.toBeInTheDocument();
  });
});
