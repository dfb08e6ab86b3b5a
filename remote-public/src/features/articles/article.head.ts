import type { Article } from '@vitrin/shared-contracts/articles';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { sharingAddress } from '@vitrin/shared-contracts/pictures';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { Article as ArticleSchema, WithContext } from 'schema-dts';
import { breadcrumbList, pageHead, sharingPicture, slugAlternates } from '../../shared/head.ts';
import { breadcrumbsOf } from '../../shared/inner-pages.ts';
import { publisher } from '../../shared/organization.ts';
import { personOf } from '../../shared/person/structured-person.ts';
import { categoryCrumb } from './category-crumb.ts';

export function articleHead(data: unknown, context: HeadContext): Head {
  const article = data as Article;
  const path = publicPaths.article(article.seo_name);
  const address = pathInLanguage(path, article.lang);
  const { title, picture } = breadcrumbsOf(context, 'blog');
  const crumbs = [
    { name: title, path: publicPaths.articles },
    ...categoryCrumb(article),
    { name: article.title, path },
  ];
  return pageHead(context, {
    title: article.seo_title || `${article.title} | ${context.companyName}`,
    description: article.seo_description || article.summary,
    path,
    lang: article.lang,
    alternates: slugAlternates(article.alternates, publicPaths.article),
    ...sharingPicture(article.cover, picture),
    cover: { seed: 'article', order: article.id },
    type: 'article',
    structured: [structuredArticle(article, address, context), breadcrumbList(context, crumbs)],
  });
}

function structuredArticle(article: Article, address: string, context: HeadContext): WithContext<ArticleSchema> {
  const company = publisher(context);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    inLanguage: article.lang,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    mainEntityOfPage: address,
    author: article.author ? personOf(article.author) : company,
    publisher: company,
    ...(article.category ? { articleSection: article.category.name } : {}),
    ...(article.cover ? { image: sharingAddress(article.cover) } : {}),
  };
}
