import type { Article } from '@vitrin/shared-contracts/articles';
import { api, publicPaths } from '@vitrin/shared-contracts/paths';
import type { RemoteContext } from '@vitrin/shared-contracts/remote-app';
import { redirectToCurrentSlug, orRedirectToNotFound } from '../../shared/slug-page.ts';

export async function loadArticle({ read }: RemoteContext, slug: string): Promise<Article> {
  const article = await orRedirectToNotFound(read<Article>(api.article(slug)));
  redirectToCurrentSlug(article, slug, article.seo_name, publicPaths.article);
  return article;
}
