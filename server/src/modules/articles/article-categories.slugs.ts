import type { Slugged } from '../../content/slugs.ts';

export const articleCategorySlugs: Slugged = {
  table: 'article_category_translations',
  owner: 'category_id',
  title: 'name',
  entity: 'article-category',
  prefix: 'kategori',
};
