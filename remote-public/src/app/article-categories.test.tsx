import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleCategoryPage } from '@vitrin/shared-contracts/article-categories';
import type { Article } from '@vitrin/shared-contracts/articles';
import { article, fakeSite } from './testing/fake-site.ts';
import { serve } from './testing/serve.tsx';
import { structuredDataErrors } from './testing/structured-data-rules.ts';
import { visit } from './testing/visit.tsx';

const safety = category(1, 'İş güvenliği', 'is-guvenligi', 11);
const norms = category(2, 'Yönetmelik', 'yonetmelik', 1);
const articleCategories = [safety, norms];
/** Eleven articles about safety, one about norms. */
const articles = [
  ...Array.from({ length: 11 }, (_, index) => inCategory(article(index + 1), safety)),
  inCategory(article(12), norms),
];
const filtered = { articles, articleCategories };

function category(id: number, name: string, seo_name: string, count: number): ArticleCategoryPage {
  return {
    id,
    name,
    seo_name,
    count,
    lang: 'tr',
    text: `${name} üzerine.`,
    seo_title: null,
    seo_description: null,
    updated_at: '2026-03-06T08:00:00.000Z',
    alternates: { tr: seo_name, en: `${seo_name}-en` },
  };
}

function inCategory(of: Article, { id, name, seo_name, lang }: ArticleCategoryPage): Article {
  return { ...of, category: { id, name, seo_name, lang } };
}

const address = () => decodeURIComponent(window.location.pathname + window.location.search);
const choices = () => within(screen.getByRole('navigation', { name: 'Makale kategorileri' })).getAllByRole('link');

test('the list leads to its categories with their number, and shows the articles of the chosen one', async () => {
  await visit('/makaleler', filtered);
  expect(choices().map((link) => link.textContent)).toEqual([
    'Tüm makaleler',
    'İş güvenliği 11(11 makale)',
    'Yönetmelik 1(1 makale)',
  ]);
  expect(choices()[0]).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: /^Yönetmelik/ }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Yönetmelik' })).toBeVisible());
  expect(address()).toBe('/makaleler/yonetmelik');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('Yönetmelik üzerine.')).toBeVisible();
  expect(choices()[2]).toHaveAttribute('aria-current', 'page');
  const trail = within(screen.getByRole('navigation', { name: 'Sayfa yolu' })).getAllByRole('listitem');
  const menu = within(screen.getByRole('navigation', { name: 'Ana menü' }));
  expect(menu.getByRole('link', { name: 'Makaleler' })).toHaveAttribute('aria-current', 'true');
  expect(trail.map(({ textContent }) => textContent)).toEqual(['Anasayfa', 'Makaleler', 'Yönetmelik']);
});

test('a category has pages', async () => {
  await visit('/makaleler/is-guvenligi', filtered);
  expect(screen.getAllByRole('article')).toHaveLength(9);
  await userEvent.click(screen.getByRole('link', { name: 'Sonraki sayfa' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(address()).toBe('/makaleler/is-guvenligi?sayfa=2');
});

test('a search stays within the category, says in words that nothing matches, and goes on in another category', async () => {
  await visit('/makaleler/yonetmelik', filtered);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Makalelerde ara' }), 'Makale 11{Enter}');
  await waitFor(() => expect(address()).toBe('/makaleler/yonetmelik?ara=Makale+11'));
  expect(await screen.findByText('“Yönetmelik” kategorisinde “Makale 11” için makale bulunamadı.')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Kategorideki tüm makaleleri göster' })).toHaveAttribute(
    'href',
    '/makaleler/yonetmelik',
  );
  await userEvent.click(screen.getByRole('link', { name: /^İş güvenliği/ }));
  expect(
    await screen.findByText('“İş güvenliği” kategorisinde “Makale 11” için 1 makale bulundu.'),
  ).toBeInTheDocument();
});

test('without script the search of a category is a form that sends to it', async () => {
  const { html } = await serve('/makaleler/yonetmelik', filtered);
  const form = new DOMParser().parseFromString(html ?? '', 'text/html').querySelector('main form');
  expect(form?.getAttribute('action')).toBe('/makaleler/yonetmelik');
});

test('a list without categories has no choice', async () => {
  await visit('/makaleler');
  expect(screen.queryByRole('navigation', { name: 'Makale kategorileri' })).toBeNull();
});

test.each([
  ['/makaleler/yok', 302, '/404'],
  ['/makaleler/is-guvenligi?sayfa=3', 302, '/404'],
  ['/makaleler/is-guvenligi-en?sayfa=2', 302, '/makaleler/is-guvenligi?sayfa=2'],
])('%s leads elsewhere', async (path, status, location) => {
  const { response } = await serve(path, filtered);
  expect([response?.status, response?.headers.get('Location')]).toEqual([status, location]);
});

test('the head of a category names it, its address in each language and its place', async () => {
  const languages = [...fakeSite().languages, { abbr: 'en', lang: 'English' }];
  const { head } = await serve('/makaleler/is-guvenligi?sayfa=2', { ...filtered, languages });
  expect(head).toMatchObject({
    title: 'İş güvenliği – Sayfa 2 / 2 | Firma A.Ş.',
    description: 'İş güvenliği üzerine.',
    canonical: '/makaleler/is-guvenligi?sayfa=2',
    alternates: { tr: '/makaleler/is-guvenligi?sayfa=2', en: '/en/makaleler/is-guvenligi-en?sayfa=2' },
  });
  expect((head?.structured ?? []).flatMap((item) => structuredDataErrors(item))).toEqual([]);
  const { head: found } = await serve('/makaleler/is-guvenligi?ara=makale', filtered);
  expect(found).toMatchObject({ title: '“makale” – İş güvenliği | Firma A.Ş.', canonical: null });
});

test('an article names its category with a link, in the breadcrumbs and in the structured data', async () => {
  const of = { ...inCategory(article(1), safety), related: [article(2), article(3)] };
  await visit('/makale/makale-1', { articles: [of] });
  const links = screen.getAllByRole('link', { name: 'İş güvenliği' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/makaleler/is-guvenligi',
    '/makaleler/is-guvenligi',
  ]);
  const related = screen.getByRole('navigation', { name: 'İlgili makaleler' });
  expect(within(related).getAllByRole('article')).toHaveLength(2);
  const { head } = await serve('/makale/makale-1', { articles: [of] });
  expect(head?.structured).toMatchObject([{ articleSection: 'İş güvenliği' }, { itemListElement: { length: 4 } }]);
  expect((head?.structured ?? []).flatMap((item) => structuredDataErrors(item))).toEqual([]);
});

test('an article without a category, and the only one, has neither', async () => {
  await visit('/makale/makale-1', { articles: [{ ...article(1), related: [] }] });
  expect(screen.queryByText('Kategori')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'İlgili makaleler' })).toBeNull();
});
