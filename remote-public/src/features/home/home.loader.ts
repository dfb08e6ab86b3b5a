import type { ArticleSummary } from 'shared-contracts/articles';
import type { HomeContent } from 'shared-contracts/page-contents';
import { api } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';

const LATEST = 3;

export interface HomeData {
  content: HomeContent;
  articles: ArticleSummary[];
}

export async function loadHome({ read }: RemoteContext): Promise<HomeData> {
  const [content, articles] = await Promise.all([
    read<HomeContent>(api.content, { page: 'home' }),
    read<ArticleSummary[]>(api.articles),
  ]);
  return { content: content.data, articles: articles.data.slice(0, LATEST) };
}
