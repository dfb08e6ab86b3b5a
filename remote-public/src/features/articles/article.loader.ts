import type { Article } from 'shared-contracts/articles';
import { api, publicPaths } from 'shared-contracts/paths';
import type { RemoteContext } from 'shared-contracts/remote-app';
import { keepAddress, orNotFound } from '../../shared/slug-page.ts';

export async function loadArticle({ read }: RemoteContext, slug: string): Promise<Article> {
  const article = await orNotFound(read<Article>(api.article(slug)));
  keepAddress(article, slug, article.seo_name, publicPaths.article);
  return article;
}
