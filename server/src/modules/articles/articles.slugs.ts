import type { Slugged } from '../../content/slugs.ts';

export const articleSlugs: Slugged = {
  table: 'article_translations',
  owner: 'article_id',
  title: 'title',
  entity: 'article',
  prefix: 'makale',
};
