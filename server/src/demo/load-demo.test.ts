import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CountedArticleCategory } from '@vitrin/shared-contracts/article-categories';
import type { Article, ArticleSummary } from '@vitrin/shared-contracts/articles';
import type { CategoryProducts, MainCategory, Product, ProductSummary } from '@vitrin/shared-contracts/catalogue';
import { contactSections, type ContactItem } from '@vitrin/shared-contracts/contact-information';
import type { Contract, ContractLink } from '@vitrin/shared-contracts/contracts';
import type { DocumentList } from '@vitrin/shared-contracts/documents';
import type { HomeSection } from '@vitrin/shared-contracts/home-sections';
import { limits } from '@vitrin/shared-contracts/limits';
import type { ContentResponse } from '@vitrin/shared-contracts/page-contents';
import type { Opening, OpeningList } from '@vitrin/shared-contracts/openings';
import type { PageMetaMap } from '@vitrin/shared-contracts/page-meta';
import { api } from '@vitrin/shared-contracts/paths';
import type { PictureItem } from '@vitrin/shared-contracts/picture-items';
import type { Person, PersonSummary } from '@vitrin/shared-contracts/people';
import type { Project, ProjectFilters, ProjectSummary } from '@vitrin/shared-contracts/projects';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import { istanbulDay } from '../platform/istanbul-day.ts';
import { isPictureFile, mediaFile } from '../modules/media/media-files.ts';
import { sendRequest } from '../testing/send-request.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { importDemo } from './import-demo.ts';
import { loadDemo } from './load-demo.ts';
import { pictureSizes } from './picture-sizes.ts';
import { demoLanguages as languages } from './site/demo-languages.ts';

const SLOW_MS = 120_000;
const silent = { onProgress: () => undefined };

const said: string[] = [];

let test: TestApp;
let before: number;

async function read<T>(url: string): Promise<T> {
  const { status, body } = await sendRequest(test.app, { url });
  expect(status).toBe(200);
  return body.data as T;
}

async function allArticles(lang = 'tr'): Promise<ArticleSummary[]> {
  const pages = await Promise.all(
    [1, 2].map((page) => read<ArticleSummary[]>(`/api/pages/blog?lang=${lang}&page=${page}`)),
  );
  return pages.flat();
}

const countWords = (html: string) => html.replace(/<[^>]+>/g, ' ').split(/\s+/).length;

beforeAll(async () => {
  test = await buildTestApp();
  before = test.services.contentVersion.current();
  await importDemo(test.services, { onProgress: (text) => void said.push(text) });
}, SLOW_MS);

afterAll(() => test.close());

it('is loaded by a process of its own, which tells how far it is and what has changed', () => {
  expect(said).toEqual(['Örnek içerik yükleniyor…', 'Örnek içerik hazır.']);
  expect(test.services.contentVersion.current()).toBe(before + 1);
});

it('tells that the process has failed', async () => {
  const lost = { ...test.services, config: { ...test.services.config, dataDir: join(import.meta.filename, 'none') } };
  lost.config.databaseUrl = null;
  await expect(importDemo(lost, silent)).rejects.toThrow('Örnek içerik yüklenemedi.');
});

it('fills the site with twelve articles, newest first, each with a picture and an address of its own', async () => {
  const articles = await allArticles();
  expect(articles).toHaveLength(12);
  expect(new Set(articles.map((article) => article.seo_name)).size).toBe(12);
  expect(new Set(articles.map((article) => article.cover?.path)).size).toBe(12);
  const dates = articles.map((article) => article.published_at);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { title, summary, cover } of articles) {
    expect(title.length).toBeGreaterThanOrEqual(limits.title.min);
    expect(title.length).toBeLessThanOrEqual(limits.title.max);
    expect(summary.length).toBeLessThanOrEqual(limits.summary.max);
    expect(cover?.alt).not.toBe('');
  }
});

it.each(languages)('gives every article a text of real length with headings (%s)', async (lang) => {
  const minutes = new Set<number>();
  for (const { seo_name } of await allArticles(lang)) {
    const article = await read<Article>(`/api/pages/blog/${seo_name}?lang=${lang}`);
    expect(article.content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
    expect(countWords(article.content)).toBeGreaterThanOrEqual(600);
    expect(article.reading_minutes).toBeGreaterThanOrEqual(3);
    expect(article.seo_description?.length).toBeLessThanOrEqual(limits.seoDescription.max);
    minutes.add(article.reading_minutes);
  }
  // A list in which each article takes equally long is not believed.
  expect(minutes.size).toBeGreaterThan(1);
});

it('leaves the two oldest articles in Turkish, marked as such, and tells the others in English too', async () => {
  const articles = await allArticles('en');
  expect(articles.map(({ lang }) => lang)).toEqual([...Array<string>(10).fill('en'), 'tr', 'tr']);
  const turkish = new Map((await allArticles()).map(({ id, cover }) => [id, cover?.alt]));
  for (const { id, cover } of articles.slice(0, 10)) expect(cover?.alt).not.toBe(turkish.get(id));
});

it('finds an article by its words as Turkish readers type them', async () => {
  const found = await read<ArticleSummary[]>('/api/pages/blog?search=GUCLENDIRME');
  expect(found.map((article) => article.title)).toContain('Deprem güçlendirmesine nereden başlanır?');
});

it.each(languages)('brings five contracts, one of each kind (%s)', async (lang) => {
  const contracts = await read<ContractLink[]>(`/api/pages/contracts?lang=${lang}`);
  expect(contracts.map((contract) => contract.kind).toSorted()).toEqual([
    'cookies',
    'information-society',
    'kvkk',
    'privacy',
    'terms',
  ]);
  for (const contract of contracts) {
    const text = await read<Contract>(`/api/pages/contract/${contractSlug(contract)}?lang=${lang}`);
    expect(text).toMatchObject({ lang, seo_description: expect.any(String) as string });
    expect(text.content.length).toBeGreaterThan(3_000);
  }
});

it.each(languages)('shows the pages their texts and pictures (%s)', async (lang) => {
  const home = await read<ContentResponse<'home'>>(`/api/pages/content?page=home&lang=${lang}`);
  expect(home).toMatchObject({ lang, hero_picture: { width: 1600, height: 900 } });
  const corporate = await read<ContentResponse<'corporate'>>(`/api/pages/content?page=corporate&lang=${lang}`);
  expect(corporate).toMatchObject({ lang, portrait: { width: 1200, height: 1500 } });
  expect(corporate.timeline.length).toBeGreaterThan(5);
  const media = await read<ContentResponse<'media'>>(`/api/pages/content?page=media&lang=${lang}`);
  expect(media.sharing_picture).not.toBeNull();
  for (const group of ['breadcrumbs', 'catalogue']) {
    expect(await read(`/api/pages/content?page=${group}&lang=${lang}`)).toMatchObject({ lang });
  }
  const contact = await read<ContactItem[]>(`/api/pages/contact-information?lang=${lang}`);
  expect(new Set(contact.map(({ section }) => section))).toEqual(new Set(contactSections));
  expect(await read<unknown[]>('/api/pages/social-media')).toHaveLength(4);
});

it.each(languages)('keeps page titles and descriptions within what a search result shows (%s)', async (lang) => {
  const meta = Object.values(await read<PageMetaMap>(`/api/pages/page-meta?lang=${lang}`));
  expect(new Set(meta.map(({ title }) => title)).size).toBe(meta.length);
  for (const { title, description } of meta) {
    expect(title?.length).toBeLessThanOrEqual(limits.seoTitle.max);
    expect(description?.length).toBeLessThanOrEqual(limits.seoDescription.max);
  }
});

it('speaks two languages, each with all words of its own', async () => {
  const written = { has_texts: true, pages: ['home', 'about_us', 'blog', 'contact'] };
  expect(await read('/api/pages/all-languages')).toEqual([
    { abbr: 'tr', lang: 'Türkçe', ...written },
    { abbr: 'en', lang: 'English', ...written },
  ]);
});

it.each(languages)(
  'shows twelve products in a tree of two main categories, four with technical tables (%s)',
  async (lang) => {
    const tree = await read<MainCategory[]>(`/api/pages/categories?lang=${lang}`);
    expect(tree.map(({ categories }) => categories.length)).toEqual([3, 2]);
    const lists = await Promise.all(
      tree.map(({ seo_name }) => read<CategoryProducts>(`/api/pages/products/${seo_name}?lang=${lang}`)),
    );
    const products = lists.flatMap((list) => list.products);
    expect(products).toHaveLength(12);
    const withTable: number[] = [];
    expect(new Set(products.map(({ picture }) => picture?.path)).size).toBe(12);
    for (const { seo_name, lang: shown, code, transporter_types } of products) {
      expect(shown).toBe(lang);
      expect(code).toMatch(/^SM-\d{3}$/);
      expect(transporter_types.length).toBeGreaterThan(0);
      const product = await read<Product>(`/api/pages/product/${seo_name}?lang=${lang}`);
      expect(product.pictures.every(({ alt }) => alt !== '')).toBe(true);
      expect(product.specs.every(({ label, value }) => label !== '' && value !== '')).toBe(true);
      if (product.specs.length > 0) withTable.push(product.related.length);
      const table = product.specs.map(({ label, value }) => `${label} ${value}`).join(' ');
      expect(countWords(`${product.content} ${table}`)).toBeGreaterThan(60);
    }
    expect(withTable.length).toBeGreaterThanOrEqual(4);
    expect(withTable).not.toContain(0);
  },
);

it.each(['çağrı', 'CAGRI', 'Çağrı'])('finds the alarm service by “%s” in both languages', async (search) => {
  for (const lang of languages) {
    const url = `/api/pages/search-products?lang=${lang}&search=${encodeURIComponent(search)}`;
    expect((await read<ProductSummary[]>(url)).map(({ code }) => code)).toEqual(['SM-520']);
  }
});

it.each(languages)('builds the home page of sections, slides and certificates in their order (%s)', async (lang) => {
  const sections = await read<HomeSection[]>(`/api/pages/home-sections?lang=${lang}`);
  expect(sections.map(({ kind }) => kind)).toEqual([
    'slider',
    'introduction',
    'numbers',
    'catalogue',
    'text',
    'certificates',
    'articles',
    'contact',
  ]);
  const slides = await read<PictureItem[]>(`/api/pages/sliders?lang=${lang}`);
  expect(slides.map(({ link_url }) => link_url)).toEqual(['/iletisim', '/makaleler', '/biyografi']);
  const certificates = await read<PictureItem[]>(`/api/pages/certificates?lang=${lang}`);
  expect(certificates).toHaveLength(6);
  for (const item of [...sections, ...slides, ...certificates]) expect(item).toMatchObject({ lang });
  for (const { picture } of [...slides, ...certificates]) expect(picture?.alt).not.toBe('');
});

it.each(languages)('shows ten projects with pictures in several provinces and years (%s)', async (lang) => {
  const projects = await read<ProjectSummary[]>(`/api/pages/projects?lang=${lang}`);
  expect(projects).toHaveLength(10);
  expect(new Set(projects.map(({ cover }) => cover?.path)).size).toBe(10);
  const filters = await read<ProjectFilters>(`/api/pages/project-filters?lang=${lang}`);
  expect([filters.years.length, filters.provinces.length, filters.services.length]).toEqual([10, 5, 2]);
  for (const { seo_name } of projects) {
    const project = await read<Project>(`/api/pages/project/${seo_name}?lang=${lang}`);
    expect(project).toMatchObject({ lang });
    expect(project.figures).toHaveLength(3);
    expect(project.gallery.length).toBeGreaterThan(1);
    expect(project.related.length).toBeGreaterThan(0);
    expect(countWords(project.content)).toBeGreaterThan(50);
  }
});

it.each(languages)('shows six people of whom four have a page, and an author at every article (%s)', async (lang) => {
  const people = await read<PersonSummary[]>(`/api/pages/people?lang=${lang}`);
  expect(people).toHaveLength(6);
  for (const { lang: written, role, profession, summary } of people)
    expect([written, role, profession, summary]).toEqual([lang, ...Array(3).fill(expect.stringMatching(/\S/))]);
  const pages = people.flatMap(({ seo_name }) => seo_name ?? []);
  expect(pages).toHaveLength(4);
  for (const slug of pages) {
    const person = await read<Person>(`/api/pages/person/${slug}?lang=${lang}`);
    expect(person.content).toContain('<p>');
    expect(person.articles.length).toBeGreaterThan(0);
  }
  const articles = await read<ArticleSummary[]>(`/api/pages/blog?lang=${lang}`);
  expect(articles.map(({ author }) => author)).not.toContain(undefined);
});

it.each(languages)('has three categories, and each article is in one (%s)', async (lang) => {
  const categories = await read<CountedArticleCategory[]>(`${api.articleCategories}?lang=${lang}`);
  expect(categories.map((category) => [category.lang, category.count])).toEqual([
    [lang, 3],
    [lang, 4],
    [lang, 5],
  ]);
  expect((await allArticles()).every(({ category }) => category !== undefined)).toBe(true);
});

it.each(languages)('has three job openings that close after the first start (%s)', async (lang) => {
  const { openings } = await read<OpeningList>(`/api/pages/openings?lang=${lang}`);
  const today = istanbulDay();
  expect(openings.filter((each) => each.lang === lang && (each.closes_on ?? '') > today)).toHaveLength(3);
  for (const { seo_name } of openings) {
    const { content } = await read<Opening>(`/api/pages/opening/${seo_name}?lang=${lang}`);
    expect(countWords(content)).toBeGreaterThan(50);
  }
});

it.each(languages)('offers three documents that can be downloaded (%s)', async (lang) => {
  const { documents } = await read<DocumentList>(`/api/pages/documents?lang=${lang}`);
  expect(documents.map(({ category }) => category)).toEqual(['catalogue', 'catalogue', 'form']);
  for (const { file, lang: written } of documents) {
    expect([written, (await test.app.inject({ url: file.path })).payload.slice(0, 5)]).toEqual([lang, '%PDF-']);
  }
});

it('invents no visitors', async () => {
  for (const table of ['messages', 'visits', 'download_counts'] as const) {
    expect(await test.services.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

it('changes nothing the second time', async () => {
  await loadDemo(test.services, silent);
  expect(await allArticles()).toHaveLength(12);
  const pictures = readdirSync(join(test.services.config.dataDir, mediaFile(''))).filter(isPictureFile);
  expect(pictures).toHaveLength(Object.keys(pictureSizes).length * 16);
});
