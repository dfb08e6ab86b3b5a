import type { Category, Product } from 'shared-contracts/catalogue';
import type { HeadContext } from 'shared-contracts/remote-app';
import { sharing, slugAlternates, type PageHead } from '../../../shared/head.ts';
import { cataloguePath } from './catalogue-choice.ts';
import type { CatalogueData } from './catalogue.loader.ts';

/** Title and address of the product or category that the address names; nothing for the catalogue as a whole. */
export function catalogueHead({ list, product }: CatalogueData, context: HeadContext): Partial<PageHead> {
  if (product.value) return productHead(product.value, context);
  if (list.value.category) return categoryHead(list.value.category, context);
  return list.value.search ? { canonical: null } : {};
}

function productHead({ name, summary, seo_name, alternates, picture }: Product, context: HeadContext) {
  const path = (product: string) => cataloguePath({ product });
  return {
    title: `${name} | ${context.companyName}`,
    description: summary,
    path: path(seo_name),
    alternates: slugAlternates(alternates, path),
    ...(picture ? sharing(picture) : {}),
  };
}

/** Its slugs in other languages are not known here, so it names no alternates. */
function categoryHead({ name, seo_name, seo_title, seo_description }: Category, context: HeadContext) {
  return {
    title: seo_title || `${name} | ${context.companyName}`,
    description: seo_description ?? '',
    path: cataloguePath({ category: seo_name }),
    alternates: {},
  };
}
