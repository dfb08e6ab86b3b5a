import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { Head, HeadContext } from '@vitrin/shared-contracts/remote-app';
import { fill } from '@vitrin/shared-contracts/static-texts';
import { breadcrumbList, listLanguages, pageHead, rootDataOf, sharingPicture } from '../../shared/head.ts';
import type { ProductListData } from './product-list.loader.ts';
import { productListPath } from './product-paths.ts';

/** The list is a page in the languages in which products are written. A searched one is in no index. */
export function productListHead(data: unknown, context: HeadContext): Head {
  const { products, all, search, page, pages } = data as ProductListData;
  const { texts } = rootDataOf(context);
  const path = productListPath(search, page);
  const title = search ? `“${search}” – ${texts.products.title}` : texts.products.title;
  const name = page > 1 ? `${title} – ${fill(texts.blog.pageOf, { page, pages })}` : title;
  const { languages } = all;
  const head = pageHead(context, {
    title: `${name} | ${context.companyName}`,
    description: texts.products.text,
    ...listLanguages(context, path, languages),
    ...sharingPicture(...products.map(({ picture }) => picture)),
    structured: [breadcrumbList(context, [{ name: texts.products.title, path: publicPaths.products }])],
  });
  return search ? { ...head, canonical: null, alternates: {}, noindex: true } : head;
}
