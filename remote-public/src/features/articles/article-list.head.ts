import type { ArticleCategoryPage } from '@vitrin/shared-contracts/article-categories';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { breadcrumbList, pageHead, rootDataOf, sharingPicture, slugAlternates } from '../../shared/head.ts';
import { breadcrumbsOf } from '../../shared/inner-pages.ts';
import type { ArticleListData } from './article-list.loader.ts';
import { articleListPath } from './article-list.path.ts';

export function articleListHead(data: unknown, context: HeadContext): Head {
  const { category, ...list } = data as ArticleListData;
  const head = category ? categoryHead(category, list, context) : listHead(list, context);
  return list.search ? { ...head, canonical: null } : head;
}

type List = Omit<ArticleListData, 'category'>;

function listHead({ articles, page, pages, search }: List, context: HeadContext): Head {
  const { meta } = rootDataOf(context);
  const header = breadcrumbsOf(context, 'blog');
  const name = meta.blog.title || context.companyName;
  return pageHead(context, {
    ...meta.blog,
    title: titleOf(name, { page, pages, search }, context),
    path: articleListPath({ page }),
    page: 'blog',
    ...(isTranslated(articles, context) ? {} : { lang: articles[0]?.lang ?? context.language }),
    ...sharingPicture(header.picture),
    structured: [breadcrumbList(context, [{ name: header.title, path: publicPaths.articles }])],
  });
}

function categoryHead(category: ArticleCategoryPage, { articles, ...list }: List, context: HeadContext): Head {
  const { name, text, seo_name, seo_title, seo_description, lang, alternates } = category;
  const { page, search } = list;
  const header = breadcrumbsOf(context, 'blog');
  const path = (slug: string) => articleListPath({ category: slug, page });
  const crumbs = [
    { name: header.title, path: publicPaths.articles },
    { name, path: publicPaths.articleCategory(seo_name) },
  ];
  const isFirst = page === 1 && search === '';
  return pageHead(context, {
    title: (isFirst && seo_title) || `${titleOf(name, list, context)} | ${context.companyName}`,
    description: seo_description || text,
    path: path(seo_name),
    lang,
    alternates: slugAlternates(alternates, path),
    ...sharingPicture(articles[0]?.cover, header.picture),
    structured: [breadcrumbList(context, crumbs)],
  });
}

function titleOf(
  name: string,
  { page, pages, search }: Pick<List, 'page' | 'pages' | 'search'>,
  context: HeadContext,
): string {
  const title = search ? `“${search}” – ${name}` : name;
  const { texts } = rootDataOf(context);
  return page > 1 ? `${title} – ${fill(texts.blog.pageOf, { page, pages })}` : title;
}

/** A later page of the list may contain none of the translated articles. */
function isTranslated(articles: ArticleListData['articles'], { language }: HeadContext): boolean {
  return articles.length === 0 || articles.some(({ lang }) => lang === language);
}
