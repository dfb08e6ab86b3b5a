import type {
  Category,
  CategoryPage,
  CountedCategory,
  MainCategory,
  Product,
  ProductCategories,
} from '@vitrin/shared-contracts/catalogue';
import { fold } from '@vitrin/shared-contracts/fold';
import { ApiFailure } from '@vitrin/shared-contracts/remote-app';
import { slugify } from '@vitrin/shared-contracts/slug';
import { picture } from './pictures.ts';

export interface FakeCatalogue {
  categories: MainCategory[];
  products: Product[];
}

export function fakeCatalogue(): FakeCatalogue {
  return {
    categories: [
      { ...category(1, 'Kaldırma'), categories: [category(2, 'Vinçler'), category(3, 'Platformlar')] },
      { ...category(4, 'Ölçüm'), categories: [] },
    ],
    products: [
      product(1, 'Çağrı vinci', { category: 'vincler', types: ['Elektrikli'] }),
      product(2, 'Köprülü vinç', { category: 'vincler', types: ['Hidrolik'] }),
      product(3, 'Makaslı platform', { category: 'platformlar', types: ['Elektrikli'] }),
    ],
  };
}

function category(id: number, name: string): Category {
  const seo_name = slugify(name);
  return { id, queue: 10 - id, name, seo_name, seo_title: null, seo_description: `${name} açıklaması`, lang: 'tr' };
}

export function product(
  id: number,
  name: string,
  { category = 'vincler', types = [] as string[], lang = 'tr' } = {},
): Product {
  const seo_name = slugify(name);
  return {
    id,
    queue: 100 - id,
    code: `KD-${id}`,
    name,
    seo_name,
    summary: `${name} özeti`,
    picture: picture(30 + id, name),
    transporter_types: types,
    lang,
    pictures: [picture(30 + id, name), picture(40 + id, `${name} yandan`)],
    content: `<p>${name} ayrıntısı</p>`,
    category: { name: 'Vinçler', seo_name: category },
    main_category: { name: 'Kaldırma', seo_name: 'kaldirma' },
    specs: [
      { id: 'a', label: 'Kapasite', value: '8 t' },
      { id: 'b', label: 'Kaldırma yüksekliği', value: '12 m' },
    ],
    price: null,
    availability: null,
    documents: [],
    seo_title: null,
    seo_description: null,
    updated_at: '2026-03-06T08:00:00.000Z',
    related: [],
    alternates: { tr: seo_name, en: `en-${seo_name}` },
  };
}

/** Returns the responses of the catalogue calls as the server does; finds a product by any of its slugs. */
export function catalogueResponse({ categories, products }: FakeCatalogue, path: string, params: Params): unknown {
  const slug = decodeURIComponent(path.split('/').at(-1) ?? '');
  if (path.startsWith('/api/pages/product/'))
    return known(
      products.find(({ alternates }) => Object.values(alternates).includes(slug)),
      path,
    );
  if (path.startsWith('/api/pages/products/')) return ofCategory({ categories, products }, slug);
  return products.filter((product) => matches(product, params));
}

/** Returns the categories with products, as the server does. */
export function productCategories({ categories, products }: FakeCatalogue): ProductCategories {
  const counted = (each: Category): CountedCategory => ({
    ...each,
    count: products.filter(({ category: own }) => own.seo_name === each.seo_name).length,
  });
  const mains = categories.map((main) => {
    const parts = main.categories.map(counted).filter(({ count }) => count > 0);
    return { ...main, count: parts.reduce((sum, { count }) => sum + count, 0), categories: parts };
  });
  const languages = [...new Set(products.map(({ lang }) => lang))];
  return { total: products.length, languages, categories: mains.filter(({ count }) => count > 0) };
}

/** Returns a category with products by its slug. */
export function categoryPage(catalogue: FakeCatalogue, path: string): CategoryPage {
  const slug = decodeURIComponent(path.split('/').at(-1) ?? '').replace(/^en-/, '');
  const { categories } = productCategories(catalogue);
  const alternates = { tr: slug, en: `en-${slug}` };
  for (const { categories: subcategories, ...main } of categories) {
    if (main.seo_name === slug) return { ...main, main_category: null, subcategories, alternates };
    const found = subcategories.find(({ seo_name }) => seo_name === slug);
    const main_category = { name: main.name, seo_name: main.seo_name };
    if (found) return { ...found, main_category, subcategories: [], alternates };
  }
  throw new ApiFailure(404, path);
}

/** Returns one page of the products, as the server does. */
export function listedProducts({ categories, products }: FakeCatalogue, params: Params) {
  const { page = '1', search = '', category = '' } = params;
  const parts = categories.find(({ seo_name }) => seo_name === category)?.categories ?? [];
  const slugs = new Set([category, ...parts.map(({ seo_name }) => seo_name)]);
  const found = products.filter(
    ({ name, category: own }) => fold(name).includes(fold(search)) && (category === '' || slugs.has(own.seo_name)),
  );
  const from = (Number(page) - 1) * 24;
  return { data: found.slice(from, from + 24), meta: { page: Number(page), page_size: 24, total: found.length } };
}

type Params = Readonly<Record<string, string>>;

function ofCategory({ categories, products }: FakeCatalogue, slug: string) {
  const category = known(
    categories.flatMap((main) => [main, ...main.categories]).find(({ seo_name }) => seo_name === slug),
    slug,
  );
  const subcategories = 'categories' in category ? (category as MainCategory).categories : [];
  const slugs = new Set([slug, ...subcategories.map(({ seo_name }) => seo_name)]);
  return { category, subcategories, products: products.filter((product) => slugs.has(product.category.seo_name)) };
}

function matches(product: Product, { search_type = 'input', search = '', transporter_types = '' }: Params): boolean {
  const isWanted =
    search_type === 'category' ? product.category.seo_name === search : fold(product.name).includes(fold(search));
  return isWanted && (!transporter_types || product.transporter_types.includes(transporter_types));
}

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new ApiFailure(404, what);
  return value;
}
