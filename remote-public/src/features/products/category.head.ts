import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { breadcrumbList, pageHead, rootDataOf, sharingPicture, slugAlternates } from '../../shared/head.ts';
import type { CategoryData } from './category.loader.ts';
import { categoryTrail } from './category-trail.ts';
import { categoryPath } from './product-paths.ts';

export function categoryHead(data: unknown, context: HeadContext): Head {
  const { category, products, page, pages } = data as CategoryData;
  const { name, seo_name, seo_title, seo_description, lang, alternates } = category;
  const { texts } = rootDataOf(context);
  const path = (slug: string) => categoryPath(slug, page);
  const title = page > 1 ? `${name} – ${fill(texts.blog.pageOf, { page, pages })}` : name;
  const crumbs = [...categoryTrail(category, texts.products.title), { name, path: publicPaths.category(seo_name) }];
  return pageHead(context, {
    title: (page === 1 && seo_title) || `${title} | ${context.companyName}`,
    description: seo_description,
    path: path(seo_name),
    lang,
    alternates: slugAlternates(alternates, path),
    ...sharingPicture(...products.map(({ picture }) => picture)),
    structured: [breadcrumbList(context, crumbs)],
  });
}
