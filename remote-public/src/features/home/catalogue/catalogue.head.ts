import type { Category, Product } from '@vitrin/shared-contracts/catalogue';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import { sharingAddress } from '@vitrin/shared-contracts/pictures';
import type { HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { Product as ProductSchema, WithContext } from 'schema-dts';
import { breadcrumbList, sharingPicture, slugAlternates, type PageHead } from '../../../shared/head.ts';
import { publisher } from '../../../shared/organization.ts';
import { cataloguePath } from './catalogue-choice.ts';
import type { CatalogueData } from './catalogue.loader.ts';

/**
 * Returns title and address of the product or category that the address specifies; empty for the catalogue as a whole.
 */
export function catalogueHead({ list, product }: CatalogueData, context: HeadContext): Partial<PageHead> {
  if (product.value) return productHead(product.value, context);
  if (list.value.category) return categoryHead(list.value.category, context);
  return list.value.search ? { canonical: null } : {};
}

function productHead(product: Product, context: HeadContext): Partial<PageHead> {
  const { name, summary, seo_name, alternates, picture, category, lang } = product;
  const path = (slug: string) => cataloguePath({ product: slug });
  const crumbs = [
    { name: category.name, path: cataloguePath({ category: category.seo_name }) },
    { name, path: path(seo_name) },
  ];
  return {
    title: `${name} | ${context.companyName}`,
    description: summary,
    path: path(seo_name),
    lang,
    alternates: slugAlternates(alternates, path),
    ...(picture ? sharingPicture(picture) : {}),
    structured: [structuredProduct(product, context), breadcrumbList(context, crumbs)],
  };
}

/** Contains no `offers`, because prices are negotiated. */
function structuredProduct(product: Product, context: HeadContext): WithContext<ProductSchema> {
  const { name, code, summary, seo_name, lang, category, picture, pictures } = product;
  const company = publisher(context);
  const shown = pictures.length > 0 ? pictures : [picture].filter((leading) => leading !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: summary,
    sku: code,
    category: category.name,
    url: pathInLanguage(cataloguePath({ product: seo_name }), lang),
    ...(shown.length > 0 ? { image: shown.map(sharingAddress) } : {}),
    brand: { '@type': 'Brand', name: context.companyName },
    manufacturer: company,
  };
}

/** Contains no alternates, because the slugs in other languages are not known here. */
function categoryHead(category: Category, context: HeadContext): Partial<PageHead> {
  const { name, seo_name, seo_title, seo_description, lang } = category;
  const path = cataloguePath({ category: seo_name });
  return {
    title: seo_title || `${name} | ${context.companyName}`,
    description: seo_description ?? '',
    path,
    lang,
    alternates: {},
    structured: [breadcrumbList(context, [{ name, path }])],
  };
}
