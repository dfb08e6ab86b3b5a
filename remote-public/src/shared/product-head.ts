import type { Product } from '@vitrin/shared-contracts/catalogue';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { sharingAddress } from '@vitrin/shared-contracts/pictures';
import type { ProductAvailability } from '@vitrin/shared-contracts/records/catalogue-records';
import type { HeadContext } from '@vitrin/shared-contracts/remote-app';
import type { ItemAvailability, ItemPage, Product as StructuredProduct, WithContext } from 'schema-dts';
import { breadcrumbList, rootDataOf, sharingPicture, slugAlternates, type PageHead } from './head.ts';
import { publisher } from './organization.ts';
import type { Crumb } from './breadcrumbs.tsx';

/** Returns the metadata of the page of a product, which the home page has too when its address names a product. */
export function productHead(product: Product, context: HeadContext): PageHead {
  const { name, summary, seo_name, seo_title, seo_description, alternates, picture, lang } = product;
  const path = publicPaths.product(seo_name);
  const { texts } = rootDataOf(context);
  const crumbs = [...productTrail(product, texts.products.title), { name, path }];
  return {
    title: seo_title || `${name} | ${context.companyName}`,
    description: seo_description || summary,
    path,
    lang,
    alternates: slugAlternates(alternates, publicPaths.product),
    ...(picture ? sharingPicture(picture) : {}),
    cover: { seed: 'product', order: product.id },
    structured: [structuredProduct(product, context), breadcrumbList(context, crumbs)],
  };
}

/** Returns what is above a product: the list, its main category and its category. */
export function productTrail(
  { category, main_category }: Pick<Product, 'category' | 'main_category'>,
  listTitle: string,
): (Crumb & { path: string })[] {
  const categories = main_category ? [main_category, category] : [category];
  return [
    { name: listTitle, path: publicPaths.products },
    ...categories.map(({ name, seo_name }) => ({ name, path: publicPaths.category(seo_name) })),
  ];
}

/**
 * Returns a Product only with its price: search engines report one without `offers`, reviews or ratings as an error. Otherwise
 * the page of one item.
 */
function structuredProduct(
  product: Product,
  context: HeadContext,
): WithContext<StructuredProduct> | WithContext<ItemPage> {
  const { name, code, summary, seo_name, lang, category, picture, pictures, price } = product;
  const shown = pictures.length > 0 ? pictures : [picture].filter((leading) => leading !== null);
  const image = shown.map(sharingAddress);
  const url = pathInLanguage(publicPaths.product(seo_name), lang);
  const about = { name, description: summary, image };
  if (price)
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...about,
      sku: code,
      category: category.name,
      url,
      offers: {
        '@type': 'Offer',
        url,
        price: price.amount,
        priceCurrency: price.currency,
        ...(product.availability && { availability: availabilities[product.availability] }),
      },
    };
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemPage',
    name,
    description: summary,
    url,
    inLanguage: lang,
    keywords: category.name,
    primaryImageOfPage: { '@type': 'ImageObject', url: image[0] ?? '' },
    mainEntity: { '@type': 'Thing', ...about, identifier: code },
    publisher: publisher(context),
  };
}

const availabilities: Readonly<Record<ProductAvailability, ItemAvailability>> = {
  'in-stock': 'https://schema.org/InStock',
  'made-to-order': 'https://schema.org/MadeToOrder',
  'out-of-stock': 'https://schema.org/OutOfStock',
  discontinued: 'https://schema.org/Discontinued',
};
