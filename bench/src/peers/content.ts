import type { Article, ArticleRecord, ArticleRow, ArticleSummary } from '@vitrin/shared-contracts/articles';
import type { ContactItem } from '@vitrin/shared-contracts/contact-information';
import type { HomeSection } from '@vitrin/shared-contracts/home-sections';
import type { ContentResponse } from '@vitrin/shared-contracts/page-contents';
import { api } from '@vitrin/shared-contracts/paths';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { branding } from '../../../server/src/demo/site/company.ts';
import { staffOf } from '../visitor.ts';

/** Length of the article lists that are compared; it fills one page of the panel's list and of the one of WordPress. */
const ARTICLES = 20;

interface Slide {
  title: string;
  text: string;
  picture: Picture;
}

interface PeerPage {
  title: string;
  html: string;
  picture?: Picture;
}

export interface PeerArticle extends PeerPage {
  slug: string;
  summary: string;
  publishedAt: string;
}

/** The part of the demo site that a peer also shows. */
export interface PeerContent {
  name: string;
  home: PeerPage & { picture: Picture };
  biography: PeerPage;
  contact: PeerPage;
  /** Newest first. */
  articles: PeerArticle[];
}

/** Adds copies of the demo articles until the site has as many as its peers. */
export async function addArticles(site: string): Promise<void> {
  const staff = await staffOf(site);
  const read = async <T>(path: string) => (JSON.parse((await staff.get(path)).body) as { data: T }).data;
  const rows = await read<ArticleRow[]>(api.adminArticles);
  for (const { id } of rows.slice(0, ARTICLES - rows.length)) {
    const article = await read<ArticleRecord>(`${api.adminArticles}/${id}`);
    const { status, body } = await staff.send(api.adminArticles, { form_data: JSON.stringify(copyOf(article)) });
    if (status !== 200 && status !== 201) throw new Error(`The copy of article ${id} was not saved: ${status} ${body}`);
  }
}

function copyOf({ active, published_at, cover, translations }: ArticleRecord): object {
  const copies = Object.entries(translations).map(([lang, texts]) => [
    lang,
    { ...texts, content: undefined, title: `${texts.title} (2)`, seo_name: `${texts.seo_name}-2` },
  ]);
  return { active, published_at, cover_id: cover?.id ?? null, translations: Object.fromEntries(copies) };
}

/** Reads the content that a visitor of the site sees. */
export async function readContent(site: string): Promise<PeerContent> {
  const read = async <T>(path: string) => ((await (await fetch(site + path)).json()) as { data: T }).data;
  const [slide] = await read<Slide[]>(api.sliders);
  if (!slide) throw new Error('The home page of the demo site has no slide');
  const sections = await read<HomeSection[]>(api.homeSections);
  const biography = await read<ContentResponse<'corporate'>>(`${api.content}?page=corporate`);
  const contactItems = await read<ContactItem[]>(api.contactInformation);
  const texts = sections.filter(({ kind }) => kind === 'introduction' || kind === 'text');
  return {
    name: branding.companyName,
    home: {
      title: slide.title,
      picture: slide.picture,
      html: paragraphs([slide.text, ...texts.flatMap(({ text }) => text.split('\n\n'))]),
    },
    biography: {
      title: biography.title,
      html: biography.story,
      ...(biography.portrait && { picture: biography.portrait }),
    },
    contact: { title: 'İletişim', html: paragraphs(contactItems.map(({ name, content }) => `${name}: ${content}`)) },
    articles: await readArticles(read),
  };
}

async function readArticles(read: <T>(path: string) => Promise<T>): Promise<PeerArticle[]> {
  const articles: PeerArticle[] = [];
  for (let page = 1; articles.length < ARTICLES; page++) {
    const summaries = await read<ArticleSummary[]>(`${api.articles}?page=${page}`);
    if (summaries.length === 0) throw new Error(`The demo site has only ${articles.length} articles`);
    for (const { seo_name } of summaries) articles.push(articleOf(await read<Article>(api.article(seo_name))));
  }
  return articles;
}

function articleOf({ title, seo_name, summary, content, published_at, cover }: Article): PeerArticle {
  return {
    title,
    slug: seo_name,
    summary,
    html: content,
    publishedAt: published_at,
    ...(cover && { picture: cover }),
  };
}

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');
