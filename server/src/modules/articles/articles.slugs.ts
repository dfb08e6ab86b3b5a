import type { Slugged } from '../../content/slugs.ts';

export const articleSlugs: Slugged = { table: 'article_translations', entity: 'article', kind: 'makale' };
