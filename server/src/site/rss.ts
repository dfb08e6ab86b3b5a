import type { ArticleCategoryPage } from '@vitrin/shared-contracts/article-categories';
import type { Language } from '@vitrin/shared-contracts/languages';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { pictureSrc } from '@vitrin/shared-contracts/pictures';
import type { Languages } from '../content/request-language.ts';
import { staticTexts } from '../modules/languages/languages.service.ts';
import { findArticleCategory } from '../modules/articles/articles.service.ts';
import { readPageMeta } from '../modules/page-meta/page-meta.service.ts';
import { fileSizeOf } from '../modules/media/media-files.ts';
import { mediaAddress } from '../platform/http/media-host.ts';
import type { Config } from '../config/config.ts';
import type { FileStore } from '../platform/files/store/file-store.ts';
import type { Services } from '../services.ts';
import { escapeHtml } from '../platform/http/html.ts';
import type { GeneratedFile } from './generated-file.ts';
import { latestArticles, type FeedArticle } from './rss.repository.ts';
import type { SiteState } from './site-state.ts';

export const feedPath = '/rss.xml';

/**
 * Characters that XML cannot contain even when escaped. Texts pasted from a word processor contain them: its line break
 * is a vertical tab.
 */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Returns the address of the feed of all articles, or of those of a category by its slug. */
export function feedAddress(publicUrl: string, abbr: string, category?: string): string {
  const query = category === undefined ? '' : `?${new URLSearchParams({ [feedCategory]: category })}`;
  return publicUrl + pathInLanguage(feedPath, abbr) + query;
}

/** Query parameter of the feed with the slug of a category. */
export const feedCategory = 'kategori';

/** The feed that is asked for. */
interface AskedFeed {
  language: Language;
  /** Slug of a category; undefined for all articles. */
  category: string | undefined;
}

/**
 * Returns the feed of the latest articles in one language, of all or of a category; null if no category with published articles has
 * this slug. The library is loaded at the first request.
 */
export async function feedFile(
  services: Pick<Services, 'db' | 'config' | 'files'>,
  state: SiteState,
  { language: { abbr }, category: slug }: AskedFeed,
): Promise<GeneratedFile | null> {
  const { db, config, files } = services;
  const { Feed } = await import('feed');
  const wanted = { requested: abbr, fallback: state.languages[0]?.abbr ?? abbr };
  const category = slug === undefined ? null : await findArticleCategory(db, slug, wanted);
  if (slug !== undefined && !category) return null;
  const articles = await latestArticles(db, wanted, category?.id ?? null);
  const [newest] = articles;
  const feed = new Feed({
    ...(await channelOf(services, state, { wanted, category })),
    ...(newest ? { updated: new Date(newest.published_at) } : {}),
  });
  for (const article of articles) feed.addItem(await itemOf(article, { config, files }));
  return { type: 'application/rss+xml; charset=utf-8', text: feed.rss2().replaceAll(NOT_XML, '') };
}

interface Channel {
  wanted: Languages;
  category: ArticleCategoryPage | null;
}

/** Returns what the feed says of itself: the list of articles, or a category of it. */
async function channelOf(
  { db, config: { publicUrl } }: Pick<Services, 'db' | 'config'>,
  { branding }: SiteState,
  { wanted, category }: Channel,
) {
  const { requested: abbr } = wanted;
  const { blog } = await readPageMeta(db, wanted);
  const { footer } = await staticTexts(db, abbr);
  const path = category ? publicPaths.articleCategory(category.seo_name) : publicPaths.articles;
  const list = publicUrl + pathInLanguage(path, abbr);
  const name = blog.title || branding.companyName;
  return {
    id: list,
    link: list,
    title: category ? `${category.name} – ${name}` : name,
    description: category?.text || blog.description || branding.companyName,
    language: abbr,
    copyright: `© ${branding.companyName} ${footer.copyright}`,
    feedLinks: { rss: feedAddress(publicUrl, abbr, category?.seo_name) },
    generator: false as const,
  };
}

interface FeedSite {
  config: Config;
  files: FileStore;
}

/** Returns the feed item, with the URL of the language that the article is written in. */
async function itemOf(
  { title, seo_name, summary, lang, published_at, cover, author, category }: FeedArticle,
  { config, files }: FeedSite,
) {
  const address = config.publicUrl + pathInLanguage(publicPaths.article(seo_name), lang);
  return {
    title,
    id: address,
    link: address,
    // Feed readers interpret a description as HTML.
    description: escapeHtml(summary),
    date: new Date(published_at),
    ...(category ? { category: [{ name: category }] } : {}),
    ...(author ? { extensions: [creator(author)] } : {}),
    ...(cover ? { image: await enclosure(pictureSrc(cover), { config, files }) } : {}),
  };
}

/** Returns the author by name: the element of RSS itself is an e-mail address. */
function creator(name: string) {
  return {
    name: 'dc:creator',
    objects: { _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, _text: name },
  };
}

/** Returns the enclosure with its size, because feed readers use it to decide whether to download the file. */
async function enclosure(path: string, { config, files }: FeedSite) {
  return { url: mediaAddress(config, path), type: 'image/jpeg', length: await fileSizeOf(files, path) };
}
