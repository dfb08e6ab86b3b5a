import type { Category, Product } from '@vitrin/shared-contracts/catalogue';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import type { HeadContext } from '@vitrin/shared-contracts/remote-app';
import { breadcrumbList, rootDataOf, type PageHead } from '../../../shared/head.ts';
import { productHead } from '../../../shared/product-head.ts';
import type { CatalogueData } from './catalogue.loader.ts';

/** What of the catalogue an address shows. */
export interface CatalogueView {
  product: (Pick<Product, 'name'> & Partial<Pick<Product, 'seo_title'>>) | null;
  category: Category | null;
  search: string;
}

/** Returns the title of the view; null for the catalogue as a whole, which has that of the home page. */
export function catalogueTitle(
  { product, category, search }: CatalogueView,
  { companyName, catalogueName }: { companyName: string; catalogueName: string },
): string | null {
  if (product) return product.seo_title || `${product.name} | ${companyName}`;
  if (category) return category.seo_title || `${category.name} | ${companyName}`;
  return search ? `“${search}” – ${catalogueName} | ${companyName}` : null;
}

/**
 * Returns title and address of the product or category that the address specifies; empty for the catalogue as a whole.
 */
export function catalogueHead({ list, product }: CatalogueData, context: HeadContext): Partial<PageHead> {
  const names = { companyName: context.companyName, catalogueName: rootDataOf(context).texts.catalogue.title };
  const title = catalogueTitle({ ...list.value, product: product.value }, names);
  if (title === null) return {};
  // The page of the product: this address is from before it had one.
  if (product.value) return productHead(product.value, context);
  if (list.value.category) return { title, ...categoryHead(list.value.category, context) };
  return { title, canonical: null };
}

/** Contains no alternates, because the slugs in other languages are not known here. */
function categoryHead(category: Category, context: HeadContext): Partial<PageHead> {
  const { name, seo_name, seo_description, lang } = category;
  const path = publicPaths.category(seo_name);
  return {
    description: seo_description ?? '',
    path,
    lang,
    alternates: {},
    structured: [
      breadcrumbList(context, [
        { name: rootDataOf(context).texts.products.title, path: publicPaths.products },
        { name, path },
      ]),
    ],
  };
}
