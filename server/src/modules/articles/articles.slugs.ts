import type { Slugged } from '../../platform/database/slugs.ts';

export const articleSlugs: Slugged = { table: 'article_translations', entity: 'article', kind: 'makale' };
