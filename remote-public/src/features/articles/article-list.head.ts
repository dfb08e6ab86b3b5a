import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { breadcrumbList, pageHead, rootDataOf, sharingPicture } from '../../shared/head.ts';
import { breadcrumbsOf } from '../../shared/inner-pages.ts';
import type { ArticleListData } from './article-list.loader.ts';
import { articleListPath } from './article-list.path.ts';

export function articleListHead(data: unknown, context: HeadContext): Head {
  const { articles, page, pages, search } = data as ArticleListData;
  const { meta, texts } = rootDataOf(context);
  const header = breadcrumbsOf(context, 'blog');
  const name = meta.blog.title || context.companyName;
  const title = search ? `“${search}” – ${name}` : name;
  const head = pageHead(context, {
    ...meta.blog,
    title: page > 1 ? `${title} – ${fill(texts.blog.pageOf, { page, pages })}` : title,
    path: articleListPath(page),
    page: 'blog',
    ...(isTranslated(articles, context) ? {} : { lang: articles[0]?.lang ?? context.language }),
    ...sharingPicture(header.picture),
    structured: [breadcrumbList(context, [{ name: header.title, path: publicPaths.articles }])],
  });
  return search ? { ...head, canonical: null } : head;
}

/** A later page of the list may contain none of the translated articles. */
function isTranslated(articles: ArticleListData['articles'], { language }: HeadContext): boolean {
  return articles.length === 0 || articles.some(({ lang }) => lang === language);
}
