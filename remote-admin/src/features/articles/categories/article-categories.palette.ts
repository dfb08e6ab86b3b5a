import type { ArticleCategoryRow } from '@vitrin/shared-contracts/article-categories';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { RecordSource } from '../../../editing/panel-module.ts';

export const records: readonly RecordSource[] = [
  {
    right: 'articles.draft-own',
    group: 'Makale kategorileri',
    find: async (search, readList) =>
      (await readList<ArticleCategoryRow>(api.adminArticleCategories, { search })).map(({ id, name }) => ({
        label: name,
        to: adminPaths.articleCategoryUpdate(id),
      })),
  },
];
