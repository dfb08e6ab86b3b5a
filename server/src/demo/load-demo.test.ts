import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Article, ArticleSummary } from 'shared-contracts/articles';
import type { Contract, ContractLink } from 'shared-contracts/contracts';
import type { HomeContent, CorporateContent } from 'shared-contracts/page-contents';
import { limits } from 'shared-contracts/limits';
import { mediaFolder } from '../media/media-files.ts';
import { ask } from '../testing/ask.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { loadDemo } from './load-demo.ts';
import { scenes, type SceneName } from './pictures/catalogue.ts';
import { drawScene, rasterise } from './pictures/draw.ts';

const SLOW_MS = 120_000;
const silent = { onProgress: () => undefined };

let test: TestApp;

async function read<T>(url: string): Promise<T> {
  const { status, body } = await ask(test.app, { url });
  expect(status).toBe(200);
  return body.data as T;
}

async function allArticles(): Promise<ArticleSummary[]> {
  const pages = await Promise.all([1, 2].map((page) => read<ArticleSummary[]>(`/api/pages/blog?page=${page}`)));
  return pages.flat();
}

beforeAll(async () => {
  test = await buildTestApp();
  await loadDemo(test.services, silent);
}, SLOW_MS);

afterAll(() => test.close());

it('fills the site with twelve articles, newest first, each with a picture and an address of its own', async () => {
  const articles = await allArticles();
  expect(articles).toHaveLength(12);
  expect(new Set(articles.map((article) => article.seo_name)).size).toBe(12);
  expect(new Set(articles.map((article) => article.cover?.src)).size).toBe(12);
  const dates = articles.map((article) => article.published_at);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { title, summary, cover } of articles) {
    expect(title.length).toBeGreaterThanOrEqual(limits.title.min);
    expect(title.length).toBeLessThanOrEqual(limits.title.max);
    expect(summary.length).toBeLessThanOrEqual(limits.summary.max);
    expect(cover?.alt).not.toBe('');
  }
});

it('gives every article a text of real length with headings', async () => {
  for (const { seo_name } of await allArticles()) {
    const { content, reading_minutes, seo_description } = await read<Article>(`/api/pages/blog/${seo_name}`);
    expect(content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
    expect(content.replace(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThanOrEqual(600);
    expect(reading_minutes).toBeGreaterThanOrEqual(3);
    expect(seo_description?.length).toBeLessThanOrEqual(limits.seoDescription.max);
  }
});

it('finds an article by its words as Turkish readers type them', async () => {
  const found = await read<ArticleSummary[]>('/api/pages/blog?search=GUCLENDIRME');
  expect(found.map((article) => article.title)).toContain('Deprem güçlendirmesine nereden başlanır?');
});

it('brings five contracts, one of each kind', async () => {
  const contracts = await read<ContractLink[]>('/api/pages/contracts');
  expect(contracts.map((contract) => contract.kind).toSorted()).toEqual([
    'cookies',
    'information-society',
    'kvkk',
    'privacy',
    'terms',
  ]);
  for (const { seo_name_tr } of contracts) {
    expect((await read<Contract>(`/api/pages/contract/${seo_name_tr}`)).content.length).toBeGreaterThan(3_000);
  }
});

it('shows the pages their texts and pictures', async () => {
  const home = await read<HomeContent>('/api/pages/content?page=home');
  expect(home.hero_picture).toMatchObject({ width: 1600, height: 900 });
  const corporate = await read<CorporateContent>('/api/pages/content?page=corporate');
  expect(corporate.portrait).toMatchObject({ width: 1200, height: 1500 });
  expect(corporate.timeline.length).toBeGreaterThan(5);
  expect(await read<unknown[]>('/api/pages/social-media')).toHaveLength(4);
  expect(await read<unknown[]>('/api/pages/all-languages')).toEqual([{ abbr: 'tr', lang: 'Türkçe' }]);
});

it('changes nothing the second time', async () => {
  await loadDemo(test.services, silent);
  expect(await allArticles()).toHaveLength(12);
  expect(readdirSync(mediaFolder(test.services.config))).toHaveLength(Object.keys(scenes).length * 3);
});

it(
  'draws every picture the same each time',
  async () => {
    for (const name of Object.keys(scenes) as SceneName[]) expect(drawScene(name)).toBe(drawScene(name));
    const hash = async () =>
      createHash('sha256')
        .update(await rasterise(drawScene('bay')))
        .digest('hex');
    expect(await hash()).toBe(await hash());
  },
  SLOW_MS,
);
