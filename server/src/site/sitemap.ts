import { Readable, type Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { pictureAddress, type Picture } from '@vitrin/shared-contracts/pictures';
import { picturesByIds } from '../modules/media/pictures.ts';
import type { Config } from '../config/config.ts';
import { mediaAddress } from '../platform/http/media-host.ts';
import type { Services } from '../services.ts';
import type { GeneratedFile } from './generated-file.ts';
import { fixedPages, remotePages, slugPaths, type SitemapPage } from './sitemap-pages.ts';
import { articleItems, countArticles } from './sitemap.repository.ts';

export const sitemapPath = '/sitemap.xml';
/** Query parameter that selects one part of the sitemap. */
export const sitemapPart = 'bolum';

/** With all languages far below the limit of 50,000 URLs per file. */
const ARTICLES_PER_FILE = 1_000;

/**
 * Returns the sitemap with every page of the public site, its pictures and its other languages: the whole sitemap, or
 * the sitemap index when there are many articles; `part` counts from 1. Null: the part does not exist. The library is
 * loaded at the first request.
 */
export async function sitemapFile(
  services: Pick<Services, 'db' | 'config' | 'kinds'>,
  part: number | null,
): Promise<GeneratedFile | null> {
  const parts = Math.max(1, Math.ceil((await countArticles(services.db)) / ARTICLES_PER_FILE));
  if (part !== null && part > parts) return null;
  const map = part === null && parts > 1 ? await index(services, parts) : await urls(services, part ?? 1);
  return { type: 'application/xml; charset=utf-8', text: map };
}

async function index({ config }: Pick<Services, 'config'>, parts: number): Promise<string> {
  const { SitemapIndexStream } = await import('sitemap');
  const entries = Array.from({ length: parts }, (_, number) => ({
    url: `${config.publicUrl}${sitemapPath}?${sitemapPart}=${number + 1}`,
  }));
  return streamToText(entries, new SitemapIndexStream());
}

async function urls(services: Pick<Services, 'db' | 'config' | 'kinds'>, part: number): Promise<string> {
  const { db, config } = services;
  const { SitemapStream } = await import('sitemap');
  const articles = await articleItems(db, (part - 1) * ARTICLES_PER_FILE, ARTICLES_PER_FILE);
  const pages = [
    ...(part === 1 ? [...(await fixedPages(services)), ...(await remotePages(services))] : []),
    ...articles.map(({ slugs, ...article }) => ({ ...article, paths: slugPaths(slugs, publicPaths.article) })),
  ];
  const ids = pages.flatMap((page) => page.pictures);
  const pictures = await picturesByIds(db, ids, defaultLanguage.abbr);
  const entries = pages.flatMap((page) => entriesOf(page, pictures, config));
  return streamToText(entries, new SitemapStream({ xmlns: { news: false, video: false, xhtml: true, image: true } }));
}

/** Returns one entry per language, each with links to all languages. */
function entriesOf({ paths, changedAt, pictures }: SitemapPage, known: ReadonlyMap<number, Picture>, config: Config) {
  const addresses = paths.map(([lang, path]) => ({ lang, url: config.publicUrl + pathInLanguage(path, lang) }));
  const standard = addresses.find(({ lang }) => lang === defaultLanguage.abbr);
  const links = standard ? [...addresses, { lang: 'x-default', url: standard.url }] : addresses;
  const img = [...new Set(pictures)].flatMap((id) => {
    const picture = known.get(id);
    return picture ? [{ url: mediaAddress(config, largest(picture)) }] : [];
  });
  const entry = { img, ...(changedAt === '' ? {} : { lastmod: changedAt }) };
  return addresses.map(({ url }) => ({ ...entry, url, links: addresses.length > 1 ? links : [] }));
}

function largest(picture: Picture): string {
  return pictureAddress(picture, 'jpg', picture.widths.at(-1) ?? picture.width);
}

/** Writes the entries as a stream, so that other requests are served in between. */
function streamToText(entries: readonly object[], stream: Transform): Promise<string> {
  return text(Readable.from(entries).pipe(stream));
}
