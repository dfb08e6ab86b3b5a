import { defaultLanguage } from '@vitrin/shared-contracts/languages';
import { firstSegment } from '@vitrin/shared-contracts/first-segments';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { ContentSource } from '../content/content-kind.ts';
import { fixedPages, slugPaths } from './sitemap-pages.ts';
import { articleItems } from './sitemap.repository.ts';

/** Returns public pages of the site in the default language, one of each kind, as the sitemap lists them. */
export async function samplePages(source: Pick<ContentSource, 'db' | 'kinds'>): Promise<string[]> {
  const articles = await articleItems(source.db, 0, 1);
  const listed = [
    ...(await fixedPages(source)).map(({ paths }) => paths),
    ...articles.map(({ slugs }) => slugPaths(slugs, publicPaths.article)),
  ];
  const samples = new Map<string, string>();
  for (const paths of listed) {
    const path = paths.find(([lang]) => lang === defaultLanguage.abbr)?.[1];
    if (path !== undefined && !samples.has(kindOf(path))) samples.set(kindOf(path), path);
  }
  return [...samples.values()];
}

/** Pages of one kind have the same first segment; those with a query show a part of another page. */
function kindOf(path: string): string {
  return path.includes('?') ? '?' : firstSegment(path);
}
