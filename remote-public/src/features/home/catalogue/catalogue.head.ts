import type { Category, Product } from '@vitrin/shared-contracts/catalogue';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import { sharingAddress } from '@vitrin/shared-contracts/pictures';
import type { HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { ItemPage, WithContext } from 'schema-dts';
import { breadcrumbList, rootDataOf, sharingPicture, slugAlternates, type PageHead } from '../../../shared/head.ts';
import { publisher } from '../../../shared/organization.ts';
import { cataloguePath } from './catalogue-choice.ts';
import type { CatalogueData } from './catalogue.loader.ts';

/** What of the catalogue an address shows. */
export interface CatalogueView {
  product: Pick<Product, 'name'> | null;
  category: Category | null;
  search: string;
}

/** Returns the title of the view; null for the catalogue as a whole, which has that of the home page. */
export function catalogueTitle(
  { product, category, search }: CatalogueView,
  { companyName, catalogueName }: { companyName: string; catalogueName: string },
): string | null {
  if (product) return `${product.name} | ${companyName}`;
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
  if (product.value) return { title, ...productHead(product.value, context) };
  if (list.value.category) return { title, ...categoryHead(list.value.category, context) };
  return { title, canonical: null };
}

function productHead(product: Product, context: HeadContext): Partial<PageHead> {
  const { name, summary, seo_name, alternates, picture, category, lang } = product;
  const path = (slug: string) => cataloguePath({ product: slug });
  const crumbs = [
    { name: category.name, path: cataloguePath({ category: category.seo_name }) },
    { name, path: path(seo_name) },
  ];
  return {
    description: summary,
    path: path(seo_name),
    lang,
    alternates: slugAlternates(alternates, path),
    ...(picture ? sharingPicture(picture) : {}),
    structured: [structuredProduct(product, context), breadcrumbList(context, crumbs)],
  };
}

/**
 * Returns the page of one item. Not a Product: prices are negotiated, and search engines report a Product without
 * `offers`, reviews or ratings as an error.
 */
function structuredProduct(product: Product, context: HeadContext): WithContext<ItemPage> {
  const { name, code, summary, seo_name, lang, category, picture, pictures } = product;
  const shown = pictures.length > 0 ? pictures : [picture].filter((leading) => leading !== null);
  const images = shown.map(sharingAddress);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemPage',
    name,
    description: summary,
    url: pathInLanguage(cataloguePath({ product: seo_name }), lang),
    inLanguage: lang,
    keywords: category.name,
    primaryImageOfPage: { '@type': 'ImageObject', url: images[0] ?? '' },
    mainEntity: { '@type': 'Thing', name, description: summary, identifier: code, image: images },
    publisher: publisher(context),
  };
}

/** Contains no alternates, because the slugs in other languages are not known here. */
function categoryHead(category: Category, context: HeadContext): Partial<PageHead> {
  const { name, seo_name, seo_description, lang } = category;
  const path = cataloguePath({ category: seo_name });
  return {
    description: seo_description ?? '',
    path,
    lang,
    alternates: {},
    structured: [breadcrumbList(context, [{ name, path }])],
  };
}
